/// Switches a list to editing.
public struct EditButton: View {
    public init() {}

    public var body: some View { Button("Edit") {} }
}

/// Begins to rename what is shown.
public struct RenameButton: View {
    public init() {}

    public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// Takes what the clipboard holds.
public struct PasteButton: View {
    public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}

    public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.bordered)
    }
}
