/// The entry of a table of strings for a key.
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
