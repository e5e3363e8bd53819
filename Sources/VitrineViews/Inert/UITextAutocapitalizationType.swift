/// UIKit's `UITextAutocapitalizationType`.
public nonisolated enum UITextAutocapitalizationType: Hashable, Sendable {
    case none, words, sentences, allCharacters
}
