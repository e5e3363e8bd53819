/// Switches a list to editing.
public nonisolated struct EditButton: View {
    public init() {}

    @MainActor public var body: some View { Button("Edit") {} }
}
