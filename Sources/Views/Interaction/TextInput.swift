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
}
