/// What of a compiler's symbol graph is looked at.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Location: Decodable {
            var uri: String
        }

        var pathComponents: [String]
        var location: Location?
    }

    var symbols: [Symbol]
}

/// What a name comes to.
enum NameState: String, CaseIterable {
    case renders, inert, placeholder, absent
}

/// Symbols by what their sources' folders say of them.
struct SymbolTable {
    private var paths: [NameState: Set<[String]>] = [:]

    mutating func add(_ graph: SymbolGraph) {
        for symbol in graph.symbols {
            paths[Self.state(of: symbol.location?.uri ?? ""), default: []].insert(symbol.pathComponents)
        }
    }

    /// The best that a symbol of that name does; a view's modifier goes before members of other types.
    func state(of query: SymbolQuery) -> NameState {
        if let ofViews = query.ofViews {
            let state = state(of: ofViews)
            if state != .absent { return state }
        }
        return NameState.allCases.first { paths[$0]?.contains(where: query.matches) == true } ?? .absent
    }

    private static func state(of file: String) -> NameState {
        if file.contains("/Inert/") { return .inert }
        return file.contains("/Placeholders/") ? .placeholder : .renders
    }
}
