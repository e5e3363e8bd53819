/// Begins to rename what is shown.
public nonisolated struct RenameButton: View {
    public init() {}

    @MainActor public var body: some View { Button("Rename", systemImage: "pencil") {} }
}
