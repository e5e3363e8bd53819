/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private var isMixed = false
    private let label: Label
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// A control for several values at once, which may differ.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { values.allSatisfy(\.wrappedValue) },
                set: { value in values.forEach { $0.wrappedValue = value } }), label: label)
        self.isMixed = Set(values.map(\.wrappedValue)).count > 1
    }

    @MainActor public var body: some View {
        StyledView(
            ToggleStyleConfiguration(label: StylePart(label), isOn: isOn, isMixed: isMixed),
            default: StyleBox(style: DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
        )
        .interaction(.contentShape(Rectangle(), isEvenOdd: false), .activation { isOn.wrappedValue.toggle() })
        .accessibilityElement(children: .combine)
        .accessibilityProperties { [title = labelsAreHidden ? label.spokenTitle : nil] in
            if let title { $0.label = [title] }
        }
        .accessibilityAddTraits(.isToggle)
        .accessibilityValue(Text(verbatim: isOn.wrappedValue ? "1" : "0"))
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == Text {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == VitrineViews.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineViews.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineViews.Label(title, systemImage: systemImage) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { VitrineViews.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { VitrineViews.Label(title, systemImage: systemImage) }
    }

    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineViews.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineViews.Label(title, image: image) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { VitrineViews.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { VitrineViews.Label(title, image: image) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
        self.isMixed = configuration.isMixed
    }
}
