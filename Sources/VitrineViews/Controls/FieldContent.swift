/// The content of a text field.
struct FieldContent: Sendable {
    var text: String
    var prompt: Text?
    var isMultiline = false
    var isSecure = false
    /// Whether the text is a value's, which writes it anew once editing is over.
    var isFormatted = false

    /// What assistive technology reads of the text: as many dots as a secret has letters.
    var spokenText: String? {
        if text.isEmpty { return nil }
        return isSecure ? String(repeating: "•", count: text.count) : text
    }
}
