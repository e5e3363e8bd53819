import Symbols

/// Finds which symbol somebody may have meant.
enum SymbolSpelling {
    /// How many names are proposed.
    private static let limit = 3

    /// Names like the given one, best first: those that a slip of the keys explains, then those that begin with
    /// the same words, as `cart.circle` for which there is `cart`.
    static func closest(to name: String, icons: [String]) -> [String] {
        let names = icons + SymbolSet.names
        let slips = [Spelling.closest(to: name, among: names)].compactMap { $0 }
        let words = name.split(separator: ".")
        let related = words.indices.reversed().lazy
            .map { count in names.filter { $0.split(separator: ".").starts(with: words[...count]) } }
            .first { !$0.isEmpty }
        let others = (related ?? []).filter { !slips.contains($0) }.sorted { ($0.count, $0) < ($1.count, $1) }
        return Array((slips + others).prefix(limit))
    }
}
