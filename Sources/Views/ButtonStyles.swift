import Foundation

/// The look of buttons where nobody has set one: the label in the tint.
public struct DefaultButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

/// Only the label, which fades when it is pressed or inactive.
public struct PlainButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(configuration: configuration, color: nil)
    }
}

/// The label in the tint, without a ground.
public struct BorderlessButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(
            configuration: configuration, color: configuration.role == .destructive ? .red : .accentColor)
    }
}

/// The label in the tint on a pale ground.
public struct BorderedButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let color = configuration.role == .destructive ? Color.red : .accentColor
        BorderedButton(configuration: configuration, color: color, ground: color.opacity(0.15))
    }
}

/// The label in white on the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(
            configuration: configuration, color: .white,
            ground: configuration.role == .destructive ? Color.red : .accentColor)
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A label on a ground whose size and corners follow the environment.
private struct BorderedButton: View {
    let configuration: ButtonStyleConfiguration
    let color: Color
    let ground: Color
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape

    var body: some View {
        ButtonLabel(configuration: configuration, color: color)
            .font(controlSize < .regular ? .subheadline : nil)
            .padding(.horizontal, padding.width)
            .padding(.vertical, padding.height)
            .background(ground, in: shape)
    }

    private var padding: CGSize {
        switch controlSize {
        case .mini, .small: CGSize(width: 10, height: 4)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 14)
        }
    }

    private var shape: AnyShape {
        switch borderShape.kind {
        case .automatic: AnyShape(RoundedRectangle(cornerRadius: controlSize >= .large ? 12 : 8))
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .roundedRectangle(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? 8))
        }
    }
}

/// A button's label as the standard styles show it.
private struct ButtonLabel: View {
    let configuration: ButtonStyleConfiguration
    let color: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyle) private var foregroundStyle

    var body: some View {
        label.opacity(isEnabled ? (configuration.isPressed ? 0.5 : 1) : 0.35)
    }

    @ViewBuilder private var label: some View {
        // What has been set around the button goes before the style's colour.
        if let color, foregroundStyle == nil {
            configuration.label.foregroundStyle(color)
        } else {
            configuration.label
        }
    }
}
