/// Begins to edit the lists of its screen, and ends that.
public nonisolated struct EditButton: View {
    @Environment(\.editMode) private var editMode

    public init() {}

    @MainActor public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
            .fontWeight(isEditing ? .semibold : nil)
    }
}
