import Foundation
import Views

/// One language's texts of a table, by key.
struct StringTable {
    private(set) var formats: [String: LocalizedFormat] = [:]

    /// Reads what `.strings` and `.stringsdict` files say in a folder such as `de.lproj`.
    init(name: String, lproj folder: URL, language: String) throws {
        let strings = try Self.propertyList(folder.appending(path: "\(name).strings"))
        for (key, value) in strings { formats[key] = (value as? String).map(LocalizedFormat.text) }
        let plurals = try Self.propertyList(folder.appending(path: "\(name).stringsdict"))
        for (key, value) in plurals {
            guard let entry = value as? [String: Any] else { continue }
            formats[key] = Self.plural(entry, language: language)
        }
    }

    /// A property list with keys; empty where there is no such file.
    private static func propertyList(_ url: URL) throws -> [String: Any] {
        guard let data = try contents(of: url) else { return [:] }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let strings = list as? [String: Any] else {
            throw StringTableError.unreadable(path: shortened(url), reason: "it is no list of strings")
        }
        return strings
    }

    /// The bytes of a file of strings; nothing where there is no such file.
    static func contents(of url: URL) throws -> Data? {
        do {
            return try RegularFile.contents(of: url.path)
        } catch let error as RegularFileError {
            throw StringTableError.unreadable(path: shortened(url), reason: error.description)
        }
    }

    /// The last parts of a path, as people name the file.
    static func shortened(_ url: URL) -> String { url.pathComponents.suffix(3).joined(separator: "/") }

    /// A text with one part that depends on a number.
    private static func plural(_ entry: [String: Any], language: String) -> LocalizedFormat? {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String,
            let (name, forms) = entry.lazy.compactMap({ key, value in
                (value as? [String: String]).map { (key, $0) }
            }).first(where: { format.contains("%#@\($0.0)@") })
        else { return nil }
        var texts: [PluralCategory: String] = [:]
        for (category, form) in forms {
            guard let category = PluralCategory(rawValue: category) else { continue }
            texts[category] = format.replacing("%#@\(name)@", with: form)
        }
        return .plural(texts, language: language)
    }
}

/// Why a table of strings cannot be had.
public enum StringTableError: Error, Equatable, CustomStringConvertible {
    case unreadable(path: String, reason: String)

    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "cannot read the strings of \(path): \(reason)"
        }
    }
}
