/// Begins to rename what is shown.
public struct RenameButton: View {
    public init() {}

    public var body: some View { Button("Rename", systemImage: "pencil") {} }
}
