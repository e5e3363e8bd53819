import Foundation

/// Where a localized text is looked up: a table of the catalogue's or of a bundle's strings.
package nonisolated struct StringTableName: Hashable, Sendable {
    /// What the table's files are called, without their ending.
    package var name: String
    /// The folder of the bundle that holds the table; nothing for the catalogue's own.
    package var bundleFolder: String?

    init(_ name: String? = nil, in bundle: Bundle? = nil) {
        self.name = name ?? "Localizable"
        self.bundleFolder = bundle == .main ? nil : bundle?.resourceURL?.path
    }
}

/// What a table says for a key.
package nonisolated enum LocalizedFormat: Equatable, Sendable {
    case text(String)
    /// Texts by the plural category of the first number; there is always one for `other`.
    case plural([PluralCategory: String], language: String)

    /// The text for values.
    func text(for arguments: [LocalizedStringKey.Argument]) -> String {
        switch self {
        case .text(let text): return text
        case .plural(let texts, let language):
            let number = arguments.lazy.compactMap(\.number).first
            let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
            return texts[category] ?? texts[.other] ?? ""
        }
    }
}
