import Foundation
import VitrineViews

/// A table in all its languages, as Xcode keeps it in an `.xcstrings` file.
struct StringCatalog: Decodable, Sendable {
    private struct Entry: Decodable, Sendable {
        var localizations: [String: Localization]?
        /// Nothing for a text that is to be translated.
        var shouldTranslate: Bool?

        func format(in language: String) -> LocalizedFormat? {
            localizations?[language]?.format(language: StringCatalog.language(of: language))
        }
    }

    private struct Unit: Decodable, Sendable {
        var value: String
        var state: String?

        /// Nothing where it waits for its translation.
        var text: String? { state == "new" ? nil : value }
    }

    private struct Localization: Decodable, Sendable {
        struct Variations: Decodable, Sendable {
            var plural: [String: Localization]?
            var device: [String: Localization]?
        }

        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?

        /// What a telephone shows; nothing where it is not translated.
        func format(language: String) -> LocalizedFormat? {
            guard let shown = onTelephone else { return nil }
            guard let unit = shown.stringUnit else {
                return shown.forms.map { .plural($0, language: language) }
            }
            let parts = (substitutions ?? [:]).compactMapValues(\.part)
            return unit.text.map {
                parts.isEmpty ? .text($0) : .composed($0, parts: parts, language: language)
            }
        }

        /// Itself, or what it says of telephones.
        var onTelephone: Localization? {
            guard let device = variations?.device else { return self }
            return (device["iphone"] ?? device["other"])?.onTelephone
        }

        /// Nothing where there is no form for what has no other one.
        var forms: [PluralCategory: String]? {
            var forms: [PluralCategory: String] = [:]
            forms[.other] = stringUnit?.text
            for (category, form) in variations?.plural ?? [:] {
                guard let category = PluralCategory(rawValue: category) else { continue }
                forms[category] = form.stringUnit?.text
            }
            return forms[.other] == nil ? nil : forms
        }
    }

    /// A part of a text that depends on a number, which is `%arg` in its forms.
    private struct Substitution: Decodable, Sendable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Localization.Variations?

        var part: PluralPart? {
            let placeholder = "%\(argNum.map { "\($0)$" } ?? "")\(formatSpecifier ?? "lld")"
            return Localization(variations: variations).onTelephone?.forms.map { forms in
                PluralPart(
                    position: argNum, texts: forms.mapValues { $0.replacing("%arg", with: placeholder) })
            }
        }
    }

    let sourceLanguage: String
    private var strings: [String: Entry]

    /// Reads a table; nothing where there is no such file.
    static func read(_ url: URL, shownAs path: String) throws -> StringCatalog? {
        guard let data = try StringTable.contents(of: url, shownAs: path) else { return nil }
        do {
            return try JSONDecoder().decode(StringCatalog.self, from: data)
        } catch let error as DecodingError {
            let fault = error.fault(in: data)
            throw StringTableError.damaged(FilePlace(file: path, fault.place), reason: fault.reason)
        }
    }

    /// The text for a key in the first of the languages that has one, or else in the table's own.
    func string(for key: String, in languages: [String], table: String) -> LookedUpString {
        guard let entry = strings[key] else {
            let gap = StringTableGap(key: key, table: table, language: nil)
            return LookedUpString(gap: isOwn(languages) || !LocalizedStringKey.hasWords(key) ? nil : gap)
        }
        for language in languages {
            if let format = entry.format(in: language) { return LookedUpString(format) }
        }
        let isWhole = isOwn(languages) || entry.shouldTranslate == false || !LocalizedStringKey.hasWords(key)
        let gap = StringTableGap(key: key, table: table, language: languages.last)
        return LookedUpString(entry.format(in: sourceLanguage), gap: isWhole ? nil : gap)
    }

    /// The text for a key made longer, accented and bracketed.
    func pseudoAccented(_ key: String, table: String) -> LookedUpString {
        guard let entry = strings[key] else { return string(for: key, in: ["en-XA"], table: table) }
        let source = entry.format(in: sourceLanguage) ?? .text(key)
        return LookedUpString(entry.shouldTranslate == false ? source : source.pseudoAccented)
    }

    /// Whether the table's own language is the one that is looked for.
    private func isOwn(_ languages: [String]) -> Bool {
        languages.contains { $0 == sourceLanguage } || languages.last == Self.language(of: sourceLanguage)
    }

    /// `zh` of `zh-Hant`.
    private static func language(of identifier: String) -> String {
        String(identifier.prefix { $0 != "-" && $0 != "_" })
    }
}
