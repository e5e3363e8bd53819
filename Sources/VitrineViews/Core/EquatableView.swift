/// A view that is made anew where it is not equal to what it was; in a picture it is as any other.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }

    @MainActor public var body: some View { content }
}
