/// What would begin a dictation.
public nonisolated struct TextInputDictationActivation: Hashable, Sendable {
    private let name: String

    public static let onLook = TextInputDictationActivation(name: "onLook")
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
}
