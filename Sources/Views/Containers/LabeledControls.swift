/// Controls with the name that their group has for assistive technology.
public struct LabeledControls<Content: View, Label: View>: View {
    let label: Label
    let content: Content

    public var body: some View { content }
}
