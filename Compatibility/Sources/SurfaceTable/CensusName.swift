/// A name that component files use.
struct CensusName {
    /// 1 for the names of most files, 4 for those of few.
    var tier: Int
    /// As authors write it: `.padding`, `@State`, `Text(_:)`.
    var name: String
    var query: SymbolQuery
    /// Per cent of the files, or a number of files.
    var frequency: String

    /// Reads a table of tier, name, query and frequency; lines that begin with `#` say something about it.
    static func all(in table: String) -> [CensusName] {
        table.split(separator: "\n").compactMap { line in
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == 4, let tier = Int(columns[0]) else { return nil }
            return CensusName(
                tier: tier, name: columns[1], query: SymbolQuery(columns[2]), frequency: columns[3])
        }
    }
}

/// What a name stands for among symbols.
///
/// `Text` is a type, `.padding` a member of any type, `Animation.linear` one of that type, `Text(_:format:)` an
/// initializer and `View.frame(minWidth:)` a method with at least those labels.
struct SymbolQuery {
    private var type: String?
    private var member: String?
    private var labels: [String] = []

    init(_ text: String) {
        var head = text[...]
        if let opening = text.firstIndex(of: "("), text.hasSuffix(")") {
            labels = text[text.index(after: opening)...].dropLast().split(separator: ":").map(String.init)
            head = text[..<opening]
        }
        let parts = head.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2 {
            type = parts[0].isEmpty ? nil : parts[0]
            member = parts[1]
        } else {
            type = String(head)
            member = head.endIndex < text.endIndex ? "init" : nil
        }
    }

    /// The same member, of views only; nothing where a type is named.
    var ofViews: SymbolQuery? {
        guard type == nil else { return nil }
        var query = self
        query.type = "View"
        return query
    }

    func matches(_ path: [String]) -> Bool {
        guard let member else { return path.count == 1 && path.first?.prefix { $0 != "(" } == type?[...] }
        guard path.count > 1, let last = path.last, type == nil || path.contains(type ?? "") else {
            return false
        }
        let name = last.prefix { $0 != "(" }
        let found = last.dropFirst(name.count).dropFirst().split(separator: ":").map(String.init)
        return name == member && labels.allSatisfy(found.contains)
    }
}
