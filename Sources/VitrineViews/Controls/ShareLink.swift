/// Offers something to other apps: here a button that shares nothing, whatever its items, subject, message and preview.
public nonisolated struct ShareLink<Label: View>: View {
    private let label: Label

    private init(label: Label) {
        self.label = label
    }

    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    public init<Item, PreviewImage, PreviewIcon>(
        item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    @MainActor public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel())
    }

    public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel())
    }

    public init<Item, PreviewImage, PreviewIcon>(
        item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(label: DefaultShareLinkLabel())
    }

    public init<Item>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title))
    }

    public init<Item>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Item>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(label: DefaultShareLinkLabel(Text(title)))
    }

    public init<Items: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Items: RandomAccessCollection>(
        _ title: S, items: Items, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(label: DefaultShareLinkLabel(Text(title)))
    }

    public init<Item, PreviewImage, PreviewIcon>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Item, PreviewImage, PreviewIcon>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(label: DefaultShareLinkLabel(Text(title)))
    }
}
