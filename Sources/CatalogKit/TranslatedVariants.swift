/// A definition's variants in the languages of their modes.
///
/// The definition is asked once for each language, while the language is that of the picture which is made: texts that it looks up by itself,
/// such as `String(localized:)` in a model's previews, are in that language then.
@MainActor
final class TranslatedVariants {
    private var variants: [String: Result<[String: ContentVariant], any Error>] = [:]

    nonisolated init() {}

    /// The variants in a language by their names.
    func variants(
        in language: String, asking ask: @MainActor () throws -> [ContentVariant]
    ) throws -> [String: ContentVariant] {
        if let known = variants[language] { return try known.get() }
        let asked = Result { try ask() }.map { variants in
            Dictionary(variants.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
        variants[language] = asked
        return try asked.get()
    }
}
