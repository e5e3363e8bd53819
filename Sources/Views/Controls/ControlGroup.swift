import Foundation

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControls<C, L> {
        self.content = LabeledControls(label: label(), content: content())
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControls<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControls<C, Text> {
        self.init(content: content) { Text(title) }
    }

    public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControls<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    public var body: some View {
        StyledView(
            ControlGroupStyleConfiguration(content: StylePart(content)),
            default: StyleBox(style: AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) })
    }
}

/// Controls with the name that their group has for assistive technology.
public struct LabeledControls<Content: View, Label: View>: View {
    let label: Label
    let content: Content

    public var body: some View { content }
}

public struct ControlGroupStyleConfiguration {
    public typealias Content = StylePart<ContentPart<ControlGroupStyleConfiguration>>

    public let content: Content
}

/// The look of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) { configuration.content }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var menu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension View {
    public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
        settingStyle(StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }
}
