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

    /// A tab with its screen; the role is without effect, so that a search tab looks like the others.
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

extension Tab where Label == EmptyView {
    /// A tab with its screen and nothing in the bar but its place.
    public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(anyValue: AnyHashable(value), content: content(), label: EmptyView())
    }
}

extension Tab where Value == Never, Label == EmptyView {
    /// A tab with its screen and nothing in the bar but its place.
    public init(@ViewBuilder content: () -> Content) {
        self.init(anyValue: nil, content: content(), label: EmptyView())
    }
}

extension Tab where Value == Never {
    /// A tab with its screen; the role is without effect, so that a search tab looks like the others.
    public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(anyValue: nil, content: content(), label: label())
    }
}

extension Tab where Value == Never, Label == VitrineViews.Label<Text, Image> {
    /// A tab with its screen; the role is without effect, so that a search tab looks like the others.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { VitrineViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A tab with its screen; the role is without effect, so that a search tab looks like the others.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { VitrineViews.Label(title, systemImage: systemImage) }
    }

    /// A tab with its screen; the role is without effect, so that a search tab looks like the others.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { VitrineViews.Label(titleKey, image: image) }
    }

    /// A tab with its screen; the role is without effect, so that a search tab looks like the others.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { VitrineViews.Label(title, image: image) }
    }
}

extension Tab where Label == VitrineViews.Label<Text, Image> {
    /// A tab with its screen; the role is without effect, so that a search tab looks like the others.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { VitrineViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A tab with its screen; the role is without effect, so that a search tab looks like the others.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { VitrineViews.Label(title, systemImage: systemImage) }
    }

    /// A tab with its screen; the role is without effect, so that a search tab looks like the others.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { VitrineViews.Label(titleKey, image: image) }
    }

    /// A tab with its screen; the role is without effect, so that a search tab looks like the others.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { VitrineViews.Label(title, image: image) }
    }
}
