import VitrineViews

/// A definition's variants in the languages of their modes.
///
/// The definition is asked once for each language, while the language is that of the picture which is made: texts that it looks up by itself,
/// such as `String(localized:)` in a model's previews, are in that language then. What is noted meanwhile is noted for each picture of
/// the language.
@MainActor
final class TranslatedVariants {
    private struct Asked {
        var variants: [String: ContentVariant]
        /// Of the first statement that made none.
        var error: (any Error)?
        var notes: ResourceNotes
    }

    private var languages: [String: Result<Asked, any Error>] = [:]

    nonisolated init() {}

    /// The variant of a name in a language; nothing where the definition makes none there.
    func variant(
        _ name: String, in language: String, asking ask: @MainActor () throws -> ContentVariants
    ) throws -> ContentVariant? {
        let asked = languages[language] ?? Result { try Self.asked(ask) }
        languages[language] = asked
        let known = try asked.get()
        Resources.current?.note(known.notes)
        if let variant = known.variants[name] { return variant }
        if let error = known.error { throw error }
        return nil
    }

    private static func asked(_ ask: @MainActor () throws -> ContentVariants) throws -> Asked {
        let (variants, notes) = try Resources.noting(ask)
        return Asked(
            variants: Dictionary(variants.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
            error: variants.failures.first?.error, notes: notes)
    }
}
