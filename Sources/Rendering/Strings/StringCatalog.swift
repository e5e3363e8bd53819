import Foundation
import Views

/// A table in all its languages, as Xcode keeps it in an `.xcstrings` file.
struct StringCatalog: Decodable, Sendable {
    private struct Entry: Decodable, Sendable {
        var localizations: [String: Localization]?
    }

    private struct Unit: Decodable, Sendable {
        var value: String
    }

    private struct Localization: Decodable, Sendable {
        struct Variations: Decodable, Sendable {
            var plural: [String: Localization]?
            var device: [String: Localization]?
        }

        var stringUnit: Unit?
        var variations: Variations?

        /// What a telephone shows.
        func format(language: String) -> LocalizedFormat? {
            if let stringUnit { return .text(stringUnit.value) }
            if let device = variations?.device {
                return (device["iphone"] ?? device["other"])?.format(language: language)
            }
            guard let plural = variations?.plural else { return nil }
            var texts: [PluralCategory: String] = [:]
            for (category, form) in plural {
                guard let category = PluralCategory(rawValue: category) else { continue }
                texts[category] = form.stringUnit?.value
            }
            return .plural(texts, language: language)
        }
    }

    let sourceLanguage: String
    private var strings: [String: Entry]

    /// Reads a table; nothing where there is no such file.
    static func read(_ url: URL) throws -> StringCatalog? {
        guard let data = try StringTable.contents(of: url) else { return nil }
        do {
            return try JSONDecoder().decode(StringCatalog.self, from: data)
        } catch {
            throw StringTableError.unreadable(
                path: StringTable.shortened(url), reason: "its JSON is damaged")
        }
    }

    /// The text for a key in the first of the languages that has one.
    func format(for key: String, in languages: [String]) -> LocalizedFormat? {
        guard let localizations = strings[key]?.localizations else { return nil }
        for language in languages + [sourceLanguage] {
            guard let localization = localizations[language] else { continue }
            return localization.format(language: String(language.prefix { $0 != "-" }))
        }
        return nil
    }
}
