public import Foundation

/// Whose rules lines are set by.
public nonisolated struct TypesettingLanguage: Hashable, Sendable {
    private let language: Locale.Language?

    public static let automatic = TypesettingLanguage(language: nil)

    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}
