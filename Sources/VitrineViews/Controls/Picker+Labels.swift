extension Picker {
    /// A choice for several values at once; it shows the first one's, and sets them all.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        let values = sources.map { $0[keyPath: selection] }
        guard let first = values.first else {
            preconditionFailure("a picker needs at least one source")
        }
        self.init(
            selection: Binding(
                get: { first.wrappedValue },
                set: { value in values.forEach { $0.wrappedValue = value } }),
            content: content, label: label, currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        self.init(selection: selection, content: content) {
            Text(titleKey)
        } currentValueLabel: {
            currentValueLabel()
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        self.init(selection: selection, content: content) {
            Text(title)
        } currentValueLabel: {
            currentValueLabel()
        }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            Text(titleKey)
        } currentValueLabel: {
            currentValueLabel()
        }
    }

    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            Text(title)
        } currentValueLabel: {
            currentValueLabel()
        }
    }
}

extension Picker where Label == VitrineViews.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        self.init(selection: selection, content: content) {
            VitrineViews.Label(titleKey, systemImage: systemImage)
        } currentValueLabel: {
            currentValueLabel()
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        self.init(selection: selection, content: content) {
            VitrineViews.Label(title, systemImage: systemImage)
        } currentValueLabel: {
            currentValueLabel()
        }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            VitrineViews.Label(titleKey, systemImage: systemImage)
        } currentValueLabel: {
            currentValueLabel()
        }
    }

    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            VitrineViews.Label(title, systemImage: systemImage)
        } currentValueLabel: {
            currentValueLabel()
        }
    }

    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        self.init(selection: selection, content: content) {
            VitrineViews.Label(titleKey, image: image)
        } currentValueLabel: {
            currentValueLabel()
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        self.init(selection: selection, content: content) {
            VitrineViews.Label(title, image: image)
        } currentValueLabel: {
            currentValueLabel()
        }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            VitrineViews.Label(titleKey, image: image)
        } currentValueLabel: {
            currentValueLabel()
        }
    }

    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            VitrineViews.Label(title, image: image)
        } currentValueLabel: {
            currentValueLabel()
        }
    }
}
