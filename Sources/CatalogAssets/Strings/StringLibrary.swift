import Foundation
import Synchronization
import VitrineViews

/// The tables of strings in a catalogue's folder and in bundles, each read when it is first asked for.
final class StringLibrary: Sendable {
    private struct Place: Hashable {
        var table: StringTableName
        var language: String
    }

    /// In which languages a locale shows texts.
    private struct LanguagePreference {
        /// The languages that suit, the best one first: `zh-Hant-TW`, `zh-TW`, `zh-Hant`, `zh`.
        var languages: [String]
        var isPseudoAccented: Bool
    }

    /// The catalogue's own folder.
    private let folder: URL
    /// How errors call files.
    private let paths: ShownPaths
    // What cannot be read is read no second time.
    private let catalogs = Mutex<[StringTableName: Result<StringCatalog?, any Error>]>([:])
    private let tables = Mutex<[Place: Result<[String: LocalizedFormat], any Error>]>([:])
    private let preferences = Mutex<[String: LanguagePreference]>([:])

    init(folder: URL, paths: ShownPaths) {
        self.folder = folder
        self.paths = paths
    }

    /// What a table says for a key in the language of a locale, or in its own where that is not there.
    ///
    /// In the locale `en_XA` texts in English are made longer, accented and bracketed.
    func string(for key: String, in table: StringTableName, locale: Locale) throws -> LookedUpString {
        let preference = languagePreference(of: locale)
        if let catalog = try catalog(table) {
            return preference.isPseudoAccented
                ? catalog.pseudoAccented(key, table: "\(table.name).xcstrings")
                : catalog.string(for: key, in: preference.languages, table: "\(table.name).xcstrings")
        }
        if preference.isPseudoAccented {
            return LookedUpString(try format(for: key, in: table, Self.sourceLanguages)?.pseudoAccented)
        }
        if let format = try format(for: key, in: table, preference.languages) {
            return LookedUpString(format)
        }
        guard let format = try format(for: key, in: table, Self.sourceLanguages) else {
            return LookedUpString()
        }
        let gap = StringTableGap(
            key: key, table: "\(table.name).strings", language: preference.languages.last)
        return LookedUpString(format, gap: preference.languages.last == "en" ? nil : gap)
    }

    /// Where texts are that a language lacks.
    private static let sourceLanguages = ["Base", "en"]

    /// The text of the first language that has one, in files of their own.
    private func format(
        for key: String, in table: StringTableName, _ languages: [String]
    ) throws -> LocalizedFormat? {
        for language in languages {
            if let format = try formats(of: Place(table: table, language: language))[key] { return format }
        }
        return nil
    }

    private func languagePreference(of locale: Locale) -> LanguagePreference {
        if let known = preferences.withLock({ $0[locale.identifier] }) { return known }
        let preference = LanguagePreference(
            languages: Self.languages(of: locale), isPseudoAccented: locale.isPseudoAccented)
        preferences.withLock { $0[locale.identifier] = preference }
        return preference
    }

    private static func languages(of locale: Locale) -> [String] {
        let language = locale.language
        let code = language.languageCode?.identifier ?? "en"
        let script = language.script.map { "-\($0.identifier)" } ?? ""
        let region = locale.region.map { "-\($0.identifier)" } ?? ""
        var languages: [String] = []
        for candidate in [code + script + region, code + region, code + script, code]
        where !languages.contains(candidate) {
            languages.append(candidate)
        }
        return languages
    }

    private func folder(of table: StringTableName) -> URL {
        table.bundleFolder.map { URL(filePath: $0) } ?? folder
    }

    private func catalog(_ table: StringTableName) throws -> StringCatalog? {
        if let known = catalogs.withLock({ $0[table] }) { return try known.get() }
        let url = folder(of: table).appending(path: "\(table.name).xcstrings")
        let catalog = Result { try StringCatalog.read(url, shownAs: paths.path(of: url)) }
        catalogs.withLock { $0[table] = catalog }
        return try catalog.get()
    }

    private func formats(of place: Place) throws -> [String: LocalizedFormat] {
        if let known = tables.withLock({ $0[place] }) { return try known.get() }
        let formats = Result { try readFormats(of: place) }
        tables.withLock { $0[place] = formats }
        return try formats.get()
    }

    private func readFormats(of place: Place) throws -> [String: LocalizedFormat] {
        let folder = folder(of: place.table)
        // Packages spell the folders of languages in lower case.
        let names = ["\(place.language).lproj", "\(place.language.lowercased()).lproj"]
        let lproj = names.map { folder.appending(path: $0) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
        return try lproj.map {
            try StringTable(name: place.table.name, lproj: $0, language: place.language, paths: paths)
                .formats
        } ?? [:]
    }
}
