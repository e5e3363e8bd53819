/// A text that can be typed.
package struct TextInput {
    package var text: () -> String
    package var setText: (String) -> Void
    package var onEditingChanged: (Bool) -> Void
    package var onCommit: () -> Void
    /// Whether the return key begins a line.
    package var isMultiline: Bool

    init(
        _ text: Binding<String>, isMultiline: Bool = false,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        self.text = { text.wrappedValue }
        self.setText = { text.wrappedValue = $0 }
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
        self.isMultiline = isMultiline
    }

    /// The same input, with what is typed as its text until editing is over.
    func keeping(_ draft: Binding<String?>) -> TextInput {
        var input = self
        input.text = { draft.wrappedValue ?? text() }
        input.setText = { typed in
            draft.wrappedValue = typed
            setText(typed)
        }
        input.onEditingChanged = { isEditing in
            if !isEditing { draft.wrappedValue = nil }
            onEditingChanged(isEditing)
        }
        return input
    }
}
