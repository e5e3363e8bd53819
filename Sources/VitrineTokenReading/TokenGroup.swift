import VitrineJSONValues

/// A token as its file has it.
struct RawToken: Sendable {
    var members: [String: JSONValue]
    var origin: TokenOrigin
}

/// Tokens and groups of tokens by name, of one file or of several that are merged.
struct TokenGroup: Sendable {
    /// What a group says of itself, such as its `$type`.
    struct Member: Sendable {
        var value: JSONValue
        var origin: TokenOrigin
    }

    var members: [String: Member] = [:]
    var tokens: [String: RawToken] = [:]
    var groups: [String: TokenGroup] = [:]
    /// How many tokens there are in it and in its groups.
    private(set) var count = 0
    /// How many levels of groups there are, with this one.
    private(set) var depth = 1

    /// How many tokens and levels there may be, once each group has what it extends.
    static let countLimit = 100_000
    static let depthLimit = 64

    /// Lets another group's tokens, groups and members take the place of those of the same names.
    mutating func merge(_ later: TokenGroup) {
        members.merge(later.members) { $1 }
        for (name, token) in later.tokens {
            groups[name] = nil
            tokens[name] = token
        }
        for (name, group) in later.groups {
            tokens[name] = nil
            groups[name, default: TokenGroup()].merge(group)
        }
        measure()
    }

    mutating func measure() {
        count = groups.values.reduce(tokens.count) { min($0 + $1.count, Self.countLimit + 1) }
        depth = 1 + (groups.values.map(\.depth).max() ?? 0)
    }

    func group(at names: some Collection<String>) -> TokenGroup? {
        guard let name = names.first else { return self }
        return groups[name]?.group(at: names.dropFirst())
    }

    func token(at names: some Collection<String>) -> RawToken? {
        guard let name = names.first else { return nil }
        return names.count == 1 ? tokens[name] : groups[name]?.token(at: names.dropFirst())
    }

    /// All tokens by their paths.
    func flattened() -> [String: RawToken] {
        var flat: [String: RawToken] = [:]
        flatten(prefix: "", into: &flat)
        return flat
    }

    private func flatten(prefix: String, into flat: inout [String: RawToken]) {
        for (name, token) in tokens { flat[prefix + name] = token }
        for (name, group) in groups { group.flatten(prefix: "\(prefix)\(name).", into: &flat) }
    }
}
