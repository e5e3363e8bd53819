import Foundation
public import VitrineViews

/// One language's texts of a table, by key.
struct StringTable {
    private(set) var formats: [String: LocalizedFormat] = [:]

    /// Reads what `.strings` and `.stringsdict` files say in a folder such as `de.lproj`.
    ///
    /// - Parameter paths: how errors call the files.
    init(name: String, lproj folder: URL, language: String, paths: ShownPaths) throws {
        let strings = try Self.propertyList(folder.appending(path: "\(name).strings"), paths)
        for (key, value) in strings { formats[key] = (value as? String).map(LocalizedFormat.text) }
        let plurals = try Self.propertyList(folder.appending(path: "\(name).stringsdict"), paths)
        for (key, value) in plurals {
            guard let entry = value as? [String: Any] else { continue }
            formats[key] = Self.format(entry, language: language)
        }
    }

    /// A property list with keys; empty where there is no such file.
    private static func propertyList(_ url: URL, _ paths: ShownPaths) throws -> [String: Any] {
        let path = paths.path(of: url)
        guard let data = try contents(of: url, shownAs: path) else { return [:] }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let strings = list as? [String: Any] else {
            throw StringTableError.unreadable(path: path, reason: "it is no list of strings")
        }
        return strings
    }

    /// The bytes of a file of strings; nothing where there is no such file.
    static func contents(of url: URL, shownAs path: String) throws -> Data? {
        do {
            return try RegularFile.contents(of: url.path)
        } catch let error as RegularFileError {
            throw StringTableError.unreadable(path: path, reason: error.description)
        }
    }

    /// A text for a telephone, or with parts that each depend on a number.
    private static func format(_ entry: [String: Any], language: String) -> LocalizedFormat? {
        if let device = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
            return (device["iphone"] ?? device["other"]).map(LocalizedFormat.text)
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        let parts = entry.compactMapValues { value -> PluralPart? in
            guard let forms = value as? [String: String], forms["other"] != nil else { return nil }
            let texts = forms.compactMap { category, form in
                PluralCategory(rawValue: category).map { ($0, form) }
            }
            return PluralPart(texts: Dictionary(uniqueKeysWithValues: texts))
        }
        return parts.isEmpty ? .text(format) : .composed(format, parts: parts, language: language)
    }
}

/// Why a table of strings cannot be had.
public enum StringTableError: Error, Equatable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    /// The file is not JSON, or not that of a table, for a reason that stands at the place.
    case damaged(FilePlace, reason: String)

    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "cannot read the strings of \(path): \(reason)"
        case .damaged(let place, let reason): "\(place): cannot be read as a table of strings: \(reason)"
        }
    }
}

extension StringTableError: PlacedError {
    package var place: FilePlace? {
        switch self {
        case .unreadable: nil
        case .damaged(let place, _): place
        }
    }
}
