/// The label of a link that has no other: the sign for sharing and a title.
public nonisolated struct DefaultShareLinkLabel: View {
    private let title: Text

    init(_ title: Text = Text("Share…")) {
        self.title = title
    }

    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
