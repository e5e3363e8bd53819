/// Controls that belong together, side by side.
public nonisolated struct ControlGroup<Content: View>: View {
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

    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControls<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    public init<C: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControls<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControls<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, image: image) }
    }

    public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        self.content = configuration.content
    }

    @MainActor public var body: some View {
        StyledView(
            ControlGroupStyleConfiguration(content: StylePart(content)),
            default: StyleBox(style: AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) })
    }
}
