/// Whether a search could be dictated.
public nonisolated struct TextInputDictationBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = TextInputDictationBehavior(name: "automatic")
    public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")

    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline")
    }
}
