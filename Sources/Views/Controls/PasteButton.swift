/// Takes what the clipboard holds.
public struct PasteButton: View {
    public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}

    public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.bordered)
    }
}
