import VitrineSymbols
import VitrineWording

/// Finds the symbols whose names are nearest to a misspelt one.
enum SymbolSpelling {
    /// How many names are proposed at most.
    private static let limit = 3

    /// The name that a slip of the keys explains, or else the plainest ones that begin with the same word, as
    /// `mic` and `mic.fill` for `mic.badge.plus`.
    ///
    /// Names with another first word count only where none has this one: a basket with a badge is no microphone.
    static func closest(to name: String, icons: [String]) -> [String] {
        let names = icons + SymbolSet.names
        let word = name.prefix { $0 != "." }
        let related = names.filter { $0.prefix { $0 != "." } == word }
        if let slip = Spelling.closest(to: name, among: related.isEmpty ? names : related) { return [slip] }
        return Array(related.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(limit))
    }
}
