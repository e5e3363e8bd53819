/// A button that opens a list of others; in a picture it is closed.
public nonisolated struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private var primaryAction: (() -> Void)?
    @State private var isOpen = false

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: label)
        self.primaryAction = primaryAction
    }

    @MainActor public var body: some View {
        StyledView(
            MenuStyleConfiguration(
                label: StylePart(label), content: StylePart(content), open: { isOpen = true },
                primaryAction: primaryAction),
            default: StyleBox(style: DefaultMenuStyle()) { $0.makeBody(configuration: $1) }
        )
        .presenting(.menu, isPresented: $isOpen) { content }
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == VitrineViews.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: (() -> Void)? = nil
    ) {
        self.init(content: content) { VitrineViews.Label(titleKey, systemImage: systemImage) }
        self.primaryAction = primaryAction
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: (() -> Void)? = nil
    ) {
        self.init(content: content) { VitrineViews.Label(title, systemImage: systemImage) }
        self.primaryAction = primaryAction
    }

    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: (() -> Void)? = nil
    ) {
        self.init(content: content) { VitrineViews.Label(titleKey, image: image) }
        self.primaryAction = primaryAction
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: (() -> Void)? = nil
    ) {
        self.init(content: content) { VitrineViews.Label(title, image: image) }
        self.primaryAction = primaryAction
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a configuration, for styles that only add to its look.
    public init(_ configuration: MenuStyleConfiguration) {
        self.label = configuration.label
        self.content = configuration.content
        self.primaryAction = configuration.primaryAction
    }
}
