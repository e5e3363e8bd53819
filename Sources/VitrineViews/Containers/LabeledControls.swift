/// Controls with the name that their group has for assistive technology.
public nonisolated struct LabeledControls<Content: View, Label: View>: View {
    let label: Label
    let content: Content

    @MainActor public var body: some View { content }
}
