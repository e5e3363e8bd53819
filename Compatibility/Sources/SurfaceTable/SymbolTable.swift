/// What of a compiler's symbol graph is looked at.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Location: Decodable {
            var uri: String
        }

        var pathComponents: [String]
        var location: Location?
    }

    struct Module: Decodable {
        var name: String
    }

    var module: Module
    var symbols: [Symbol]
}

/// What a name comes to.
enum NameState: String, CaseIterable {
    case renders, inert, placeholder, absent
}

/// Symbols by what their sources' folders say of them.
struct SymbolTable {
    /// A type or a function of a module, with the names of its members by what they come to.
    struct Entry {
        var state: NameState
        var members: [NameState: Set<String>] = [:]
    }

    private var paths: [NameState: Set<[String]>] = [:]
    /// By the module's name and the outermost name.
    private(set) var entries: [String: [String: Entry]] = [:]

    mutating func add(_ graph: SymbolGraph) {
        for symbol in graph.symbols {
            let state = Self.state(of: symbol.location?.uri ?? "")
            paths[state, default: []].insert(symbol.pathComponents)
            // What stands in no source, the compiler has made.
            guard symbol.location != nil, let name = symbol.pathComponents.first.map(Self.baseName) else {
                continue
            }
            if symbol.pathComponents.count == 1 {
                entries[graph.module.name, default: [:]][name, default: Entry(state: state)].state = state
            } else {
                let member = symbol.pathComponents.dropFirst().map(Self.baseName).joined(separator: ".")
                entries[graph.module.name, default: [:]][name, default: Entry(state: state)]
                    .members[state, default: []].insert(member)
            }
        }
    }

    /// The name without the labels of parameters.
    private static func baseName(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

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
