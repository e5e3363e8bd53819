import Foundation
import Synchronization
import Views

/// The tables of strings in a catalogue's folder and in bundles, each read when it is first asked for.
final class StringLibrary: Sendable {
    private struct Place: Hashable {
        var folder: URL
        var table: String
        var language: String
    }

    /// The catalogue's own folder.
    private let folder: URL
    private let catalogs = Mutex<[URL: StringCatalog?]>([:])
    private let tables = Mutex<[Place: [String: LocalizedFormat]]>([:])

    init(folder: URL) {
        self.folder = folder
    }

    /// What a table says for a key in the language of a locale; nothing where there is no such table or key.
    func format(for key: String, in table: StringTableName, locale: Locale) throws -> LocalizedFormat? {
        let folder = table.bundleFolder.map { URL(filePath: $0) } ?? folder
        let languages = Self.languages(of: locale)
        if let catalog = try catalog(folder.appending(path: "\(table.name).xcstrings")) {
            return catalog.format(for: key, in: languages)
        }
        for language in languages + ["Base", "en"] {
            let place = Place(folder: folder, table: table.name, language: language)
            if let format = try formats(of: place)[key] { return format }
        }
        return nil
    }

    /// The languages that suit a locale, the best one first: `zh-Hant-TW`, `zh-TW`, `zh-Hant`, `zh`.
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

    private func catalog(_ url: URL) throws -> StringCatalog? {
        if let known = catalogs.withLock({ $0[url] }) { return known }
        let catalog = try StringCatalog.read(url)
        catalogs.withLock { $0[url] = .some(catalog) }
        return catalog
    }

    private func formats(of place: Place) throws -> [String: LocalizedFormat] {
        if let known = tables.withLock({ $0[place] }) { return known }
        // Packages spell the folders of languages in lower case.
        let names = ["\(place.language).lproj", "\(place.language.lowercased()).lproj"]
        let lproj = names.map { place.folder.appending(path: $0) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
        let formats =
            try lproj.map {
                try StringTable(name: place.table, lproj: $0, language: place.language).formats
            } ?? [:]
        tables.withLock { $0[place] = formats }
        return formats
    }
}
