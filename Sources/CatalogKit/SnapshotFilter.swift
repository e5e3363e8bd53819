/// Chooses snapshots by patterns of their names, as the command line takes them.
///
/// A pattern is `COMPONENT`, `COMPONENT/VARIANT` or `COMPONENT/VARIANT@MODE`; what is left out stands for
/// everything, and `light` is the default mode. `*` stands for any run of characters and `?` for one, within a
/// part. The path of a picture or a sidecar names just that snapshot. Several patterns choose what any of
/// them matches; none choose everything.
public struct SnapshotFilter: Equatable, Sendable {
    public let patterns: [String]

    public init(_ patterns: [String]) {
        self.patterns = patterns
    }

    /// Whether everything is chosen.
    public var isEmpty: Bool { patterns.isEmpty }

    public func matches(_ id: SnapshotID) -> Bool {
        isEmpty || patterns.contains { Self.matches($0, id) }
    }

    /// Whether a pattern speaks of a component, of whose snapshots nothing may be known.
    public func names(_ component: FileName) -> Bool {
        isEmpty || patterns.contains { Self.names($0, component) }
    }

    /// The chosen identities, in their order; a pattern that chooses none is an error.
    ///
    /// - Parameter failed: components of whose snapshots nothing is known, which patterns may name.
    public func select(
        from ids: [SnapshotID], failed: [FileName] = []
    ) throws(CatalogError) -> [SnapshotID] {
        for pattern in patterns {
            if ids.contains(where: { Self.matches(pattern, $0) }) { continue }
            if failed.contains(where: { Self.names(pattern, $0) }) { continue }
            throw .unknownFilter(pattern: pattern, closest: Self.closest(to: pattern, in: ids))
        }
        return ids.filter(matches)
    }

    private static func matches(_ pattern: String, _ id: SnapshotID) -> Bool {
        if let path = referencePath(pattern) { return path == id.description }
        let (component, rest) = split(pattern, at: "/")
        let (variant, mode) = rest.map { split($0, at: "@") } ?? ("*", nil)
        return Glob(component).matches(id.component.text) && Glob(variant).matches(id.variant.text)
            && Glob(mode ?? "*").matches(id.mode?.text ?? "light")
    }

    private static func names(_ pattern: String, _ component: FileName) -> Bool {
        let path = referencePath(pattern) ?? pattern
        return Glob(split(path, at: "/").0).matches(component.text)
    }

    /// `component/variant@mode` of the path of a picture or a sidecar.
    private static func referencePath(_ pattern: String) -> String? {
        guard let ending = [".png", ".json"].first(where: pattern.hasSuffix) else { return nil }
        return pattern.dropLast(ending.count).split(separator: "/").suffix(2).joined(separator: "/")
    }

    private static func split(_ text: String, at separator: Character) -> (String, String?) {
        guard let index = text.firstIndex(of: separator) else { return (text, nil) }
        return (String(text[..<index]), String(text[text.index(after: index)...]))
    }

    /// The names that differ from the pattern in few letters: of components, or of snapshots where it has a `/`.
    private static func closest(to pattern: String, in ids: [SnapshotID]) -> [String] {
        let wanted = pattern.lowercased()
        var names: [String] = []
        for id in ids {
            let name = wanted.contains("/") ? id.description : id.component.text
            if !names.contains(name) { names.append(name) }
        }
        let limit = max(2, wanted.count / 3)
        let near = names.enumerated().map { (distance: editDistance(wanted, $1), order: $0, name: $1) }
            .filter { $0.distance <= limit || $0.name.contains(wanted) }
        return near.sorted { ($0.distance, $0.order) < ($1.distance, $1.order) }.prefix(3).map(\.name)
    }
}
