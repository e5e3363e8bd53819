import CatalogKit
import RunRecords
import VitrineJSONValues
import VitrineViews

/// Snapshots that match, with the design tokens that they are made of.
///
/// A check keeps them for the next one. Where files of tokens have changed meanwhile, a snapshot that reads none of the changed
/// values still matches the same reference, without being made.
struct KnownMatches: Sendable {
    struct Match: Equatable, Sendable {
        /// The state of the reference.
        var reference: String
        var findings: [SnapshotReason]
        var tokens: Set<TokenRead>
    }

    /// A hash of all that decides beside the files of tokens and the references.
    let inputs: String
    private(set) var matches: [SnapshotID: Match] = [:]
    /// What the tokens' values are, in words that tell each from any other.
    private var values: [TokenRead: String] = [:]
    /// The same set once, of which many snapshots are made.
    private var combinations: Set<Set<TokenRead>> = []

    init(inputs: String) {
        self.inputs = inputs
    }

    /// - Parameter value: finds the words for the value of a token.
    mutating func add(_ id: SnapshotID, _ match: Match, value: (TokenRead) -> String) {
        var match = match
        let (isNew, tokens) = combinations.insert(match.tokens)
        if isNew {
            for token in tokens where values[token] == nil { values[token] = value(token) }
        }
        match.tokens = tokens
        matches[id] = match
    }

    /// Adds what is known of another part of the same run.
    mutating func add(_ part: KnownMatches) {
        matches.merge(part.matches) { own, _ in own }
        values.merge(part.values) { own, _ in own }
        combinations.formUnion(part.combinations)
    }

    /// Those of which no token has another value now.
    func holding(value: (TokenRead) -> String) -> KnownMatches {
        let changed = Set(values.filter { value($0.key) != $0.value }.keys)
        var held = self
        if !changed.isEmpty { held.matches = matches.filter { $0.value.tokens.isDisjoint(with: changed) } }
        return held
    }
}

// As JSON: a list of tokens, of combinations by the places of their tokens in it, and of snapshots by the places of theirs.
extension KnownMatches {
    var json: JSONValue {
        let tokens = values.keys.sorted { $0.isBefore($1) }
        let places = Dictionary(uniqueKeysWithValues: zip(tokens, tokens.indices))
        let numbers = combinations.map { (tokens: $0, places: $0.compactMap { places[$0] }.sorted()) }
            .sorted { $0.places.lexicographicallyPrecedes($1.places) }
        let combinationPlaces = Dictionary(
            uniqueKeysWithValues: zip(numbers.lazy.map(\.tokens), numbers.indices))
        return .record([
            "inputs": .string(inputs),
            "tokens": .list(tokens.map { Self.json(of: $0, value: values[$0] ?? "") }),
            "combinations": .list(numbers.map { .list($0.places.map { .number(Double($0)) }) }),
            "snapshots": .list(
                matches.sorted { $0.key < $1.key }.map { id, match in
                    .record(
                        match.findings.members.merging([
                            "id": .string("\(id)"), "reference": .string(match.reference),
                            "combination": .number(Double(combinationPlaces[match.tokens] ?? 0)),
                        ]) { $1 })
                }),
        ])
    }

    private static func json(of token: TokenRead, value: String) -> JSONValue {
        .record([
            "path": .string(token.path), "value": .string(value),
            "scheme": .string(token.contexts.colorScheme.rawValue),
            "contrast": .string(token.contexts.contrast.rawValue),
            "chosen": .record(token.contexts.chosen.mapValues { .string($0) }),
        ])
    }

    init(_ json: JSONValue) throws {
        let document = try Document(json)
        inputs = try document.string("inputs")
        var tokens: [TokenRead] = []
        for item in try document.list("tokens") {
            let item = try Document(item)
            let token = try TokenRead(item)
            values[token] = try item.string("value")
            tokens.append(token)
        }
        var combinations: [Set<TokenRead>] = []
        for case .list(let places) in try document.list("combinations") {
            combinations.append(
                Set(try places.map { try Self.item(at: $0, of: tokens, "combinations") }))
        }
        self.combinations = Set(combinations)
        for item in try document.list("snapshots") {
            let item = try Document(item)
            guard let id = SnapshotID.verbatim(try item.string("id")) else {
                throw DocumentError.missing("id")
            }
            let place = JSONValue.number(try item.number("combination"))
            matches[id] = Match(
                reference: try item.string("reference"), findings: try item.findings(),
                tokens: try Self.item(at: place, of: combinations, "combination"))
        }
    }

    private static func item<Item>(at place: JSONValue, of items: [Item], _ key: String) throws -> Item {
        guard case .number(let number) = place, let index = Int(exactly: number),
            items.indices.contains(index)
        else { throw DocumentError.missing(key) }
        return items[index]
    }
}

extension TokenRead {
    fileprivate init(_ document: Document) throws {
        guard let scheme = ColorScheme(rawValue: try document.string("scheme")),
            let contrast = ColorSchemeContrast(rawValue: try document.string("contrast"))
        else { throw DocumentError.missing("scheme") }
        self.init(
            path: try document.string("path"),
            contexts: TokenContexts(
                colorScheme: scheme, contrast: contrast, chosen: try document.strings("chosen")))
    }

    /// An order of all tokens, so that files are the same.
    fileprivate func isBefore(_ other: TokenRead) -> Bool {
        sortingWords.lexicographicallyPrecedes(other.sortingWords)
    }

    private var sortingWords: [String] {
        [path, contexts.colorScheme.rawValue, contexts.contrast.rawValue]
            + contexts.chosen.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }
}
