/// Tabs of a `TabView` with their screens.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Screens: View

    /// The screens as views that carry their tabs along.
    var screens: Screens { get }
}

/// One screen of a `TabView`.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value

    private let value: AnyHashable?
    private let content: Content
    private let label: Label

    private init(anyValue: AnyHashable?, content: Content, label: Label) {
        self.value = anyValue
        self.content = content
        self.label = label
    }

    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(anyValue: AnyHashable(value), content: content(), label: label())
    }

    public var screens: some View {
        VStack { content }
            .trait(TabItemTrait.self, label)
            .trait(TagTrait.self, value)
    }
}

extension Tab where Value == Never {
    public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(anyValue: nil, content: content(), label: label())
    }
}

extension Tab where Value == Never, Label == Views.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Views.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Views.Label(title, systemImage: systemImage) }
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Views.Label(titleKey, image: image) }
    }
}

extension Tab where Label == Views.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { Views.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { Views.Label(title, systemImage: systemImage) }
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { Views.Label(titleKey, image: image) }
    }
}

/// Tabs under a heading, which only wide screens show.
public struct TabSection<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue

    private let content: Content

    public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content
    ) {
        self.content = content()
    }

    public init(
        @TabContentBuilder<Content.TabValue> content: () -> Content, @ViewBuilder header: () -> some View
    ) {
        self.content = content()
    }

    public var screens: some View { content.screens }
}

/// Tabs that a builder has collected.
public struct CollectedTabs<TabValue: Hashable, Screens: View>: TabContent {
    public let screens: Screens
}

/// Makes tabs of the statements of a closure.
@resultBuilder
@MainActor
public enum TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<Content: TabContent>(
        _ content: Content
    ) -> CollectedTabs<TabValue, Content.Screens> where Content.TabValue == TabValue {
        CollectedTabs(screens: content.screens)
    }

    public static func buildBlock<each Screens: View>(
        _ tabs: repeat CollectedTabs<TabValue, each Screens>
    ) -> CollectedTabs<TabValue, TupleView<(repeat each Screens)>> {
        CollectedTabs(screens: ViewBuilder.buildBlock(repeat (each tabs).screens))
    }

    public static func buildIf<Screens: View>(
        _ tabs: CollectedTabs<TabValue, Screens>?
    ) -> CollectedTabs<TabValue, Screens?> {
        CollectedTabs(screens: tabs?.screens)
    }

    public static func buildEither<First: View, Second: View>(
        first: CollectedTabs<TabValue, First>
    ) -> CollectedTabs<TabValue, ConditionalContent<First, Second>> {
        CollectedTabs(screens: ViewBuilder.buildEither(first: first.screens))
    }

    public static func buildEither<First: View, Second: View>(
        second: CollectedTabs<TabValue, Second>
    ) -> CollectedTabs<TabValue, ConditionalContent<First, Second>> {
        CollectedTabs(screens: ViewBuilder.buildEither(second: second.screens))
    }

    public static func buildLimitedAvailability<Screens: View>(
        _ tabs: CollectedTabs<TabValue, Screens>
    ) -> CollectedTabs<TabValue, AnyView> {
        CollectedTabs(screens: AnyView(tabs.screens))
    }
}

extension TabContent {
    public func badge(_ count: Int) -> some TabContent<TabValue> { self }
    public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
    public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { self }
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    public func defaultVisibility(
        _ visibility: Visibility, for placements: TabPlacement...
    ) -> some TabContent<TabValue> { self }
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }
}

public nonisolated struct TabPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
    public static let tabBar = TabPlacement(name: "tabBar")
}

public nonisolated struct TabRole: Hashable, Sendable {
    private let name: String

    public static let search = TabRole(name: "search")
}
