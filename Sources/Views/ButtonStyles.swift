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
        ButtonLabel(configuration: configuration, color: color)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(color.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
    }
}

/// The label in white on the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(configuration: configuration, color: .white)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(
                configuration.role == .destructive ? Color.red : .accentColor,
                in: RoundedRectangle(cornerRadius: 8))
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

/// A button's label as the standard styles show it.
private struct ButtonLabel: View {
    let configuration: ButtonStyleConfiguration
    let color: Color?
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        label.opacity(isEnabled ? (configuration.isPressed ? 0.5 : 1) : 0.35)
    }

    @ViewBuilder private var label: some View {
        if let color {
            configuration.label.foregroundStyle(color)
        } else {
            configuration.label
        }
    }
}
