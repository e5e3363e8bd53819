import Foundation

/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        StyledView(
            LabelStyleConfiguration(title: StylePart(title), icon: StylePart(icon)),
            default: StyleBox(style: DefaultLabelStyle()) { $0.makeBody(configuration: $1) })
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// What a label hands over to its style.
public struct LabelStyleConfiguration {
    public typealias Title = StylePart<LabelPart<LabelStyleConfiguration>>
    public typealias Icon = StylePart<IconPart<LabelStyleConfiguration>>

    public let title: Title
    public let icon: Icon
}

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The icon beside the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    @ScaledMetric private var spacing: CGFloat = 8

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: spacing) {
            configuration.icon
            configuration.title
        }
    }
}

public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Label(configuration).labelStyle(TitleAndIconLabelStyle())
    }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        settingStyle(StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }
}

/// A value with the name that it has.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        StyledView(
            LabeledContentStyleConfiguration(label: StylePart(label), content: StylePart(content)),
            default: StyleBox(style: AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) })
    }
}

extension LabeledContent where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content
{
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

public struct LabeledContentStyleConfiguration {
    public typealias Label = StylePart<LabelPart<LabeledContentStyleConfiguration>>
    public typealias Content = StylePart<ContentPart<LabeledContentStyleConfiguration>>

    public let label: Label
    public let content: Content
}

@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
        settingStyle(StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }
}

/// A label at the leading edge and something at the trailing one, unless labels are hidden.
struct LabeledRow<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    var body: some View {
        if labelsAreHidden {
            content
        } else {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 0)
                content
            }
        }
    }
}
