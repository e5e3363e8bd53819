import VitrineComposition
import VitrineJSONValues

/// The design tokens that an element's properties are made of, as its line in a sidecar holds them.
struct UsedTokens {
    private(set) var paths: [String: [String]]

    /// - Parameter stored: what a sidecar holds; nothing for an element without tokens.
    init(_ stored: JSONValue?) {
        guard case .record(let tokens)? = stored else {
            paths = [:]
            return
        }
        paths = tokens.compactMapValues { value in
            switch value {
            case .string(let path): [path]
            case .list(let paths): paths.map(\.description)
            case .flag, .number, .record: nil
            }
        }
    }

    /// The token that a property of a kind is made of; nothing where it is made of several or of none.
    func token(of property: String, kind: String) -> String? {
        let names: [String] =
            switch (kind, property) {
            case ("padding", "all edges"): ["top", "leading", "bottom", "trailing"]
            case ("padding", "horizontal"): ["leading", "trailing"]
            case ("padding", "vertical"): ["top", "bottom"]
            case ("shadow", _) where paths["shadow"] != nil: ["shadow"]
            case ("text", "font size"), ("icon", "font size"): ["font"]
            default: [property]
            }
        let found = Set(names.map { paths[$0] ?? [] })
        guard found.count == 1, let paths = found.first, paths.count == 1 else { return nil }
        return paths[0]
    }

    /// The tokens of a gradient's stops, one for each; nothing for other properties.
    func stops(of property: String, count: Int) -> [String]? {
        guard let paths = paths[property], paths.count == count, count > 1 else { return nil }
        return paths
    }

    /// The tokens of one of several parts of a text, as if the text had no others.
    func ofPart(_ part: Int) -> UsedTokens {
        let ending = " of part \(part)"
        var own = UsedTokens(nil)
        for (name, tokens) in paths where name.hasSuffix(ending) {
            own.paths[String(name.dropLast(ending.count))] = tokens
        }
        return own
    }

    /// The tokens of two paddings next to each other, at the edges at which only one keeps a distance.
    static func ofSum(_ one: ModifierLayer, _ other: ModifierLayer) -> UsedTokens {
        var sum = one.tokens
        sum.paths.merge(other.tokens.paths) { $1 }
        sum.paths = sum.paths.filter { edge, _ in
            [one, other].count { ($0.properties[edge] ?? $0.properties["all edges"]) != nil } == 1
        }
        return sum
    }
}

extension UsedTokens {
    /// The two tokens of a changed property, where both values are made of one.
    static func swap(
        of property: String, kind: String, _ old: UsedTokens, _ new: UsedTokens
    ) -> TokenSwap? {
        guard let from = old.token(of: property, kind: kind), let to = new.token(of: property, kind: kind)
        else { return nil }
        return TokenSwap(from: from, to: to)
    }

    /// A gradient's changed colours, where nothing else of it has changed and each is a token's.
    static func changedStops(
        _ member: PropertyDifference.Member, _ old: UsedTokens, _ new: UsedTokens
    ) -> [PropertyDifference.Member]? {
        guard let before = member.from.flatMap(GradientColors.init),
            let after = member.to.flatMap(GradientColors.init), before.rest == after.rest,
            let from = old.stops(of: member.name, count: before.colors.count),
            let to = new.stops(of: member.name, count: after.colors.count)
        else { return nil }
        return before.colors.indices.filter { before.colors[$0] != after.colors[$0] }.map { index in
            PropertyDifference.Member(
                name: member.name, from: before.colors[index], to: after.colors[index],
                token: TokenSwap(from: from[index], to: to[index]))
        }
    }
}

/// A gradient's colours apart from all else.
private struct GradientColors {
    var colors: [JSONValue] = []
    var rest: JSONValue

    init?(_ value: JSONValue) {
        guard case .record(var members) = value else { return nil }
        for kind in ["linear", "radial", "angular"] {
            guard case .list(let stops)? = members[kind] else { continue }
            var places: [JSONValue] = []
            for stop in stops {
                guard case .list(let parts) = stop, parts.count == 2 else { return nil }
                colors.append(parts[0])
                places.append(parts[1])
            }
            members[kind] = .list(places)
        }
        guard !colors.isEmpty else { return nil }
        rest = .record(members)
    }
}
