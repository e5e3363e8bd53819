/// Switches a list to editing.
public struct EditButton: View {
    public init() {}

    public var body: some View { Button("Edit") {} }
}
