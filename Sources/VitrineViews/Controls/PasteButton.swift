/// Takes what the clipboard holds.
public nonisolated struct PasteButton: View {
    /// A button that says "Paste"; there is nothing to paste, so the action is never run.
    public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}

    @MainActor public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.bordered)
    }
}
