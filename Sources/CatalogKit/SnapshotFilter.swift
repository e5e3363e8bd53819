import VitrineWording

/// Chooses snapshots by patterns of their names, as the command line takes them.
///
/// A pattern is `COMPONENT`, `COMPONENT/VARIANT` or `COMPONENT/VARIANT/STEP`, with `@MODE` if need be; what is left out stands
/// for everything, as in `badge@dark` and `@dark`, and `light` is the default mode. `*` stands for any run of characters and `?` for one,
/// within a part. The path of a picture or a sidecar names just that snapshot. Several patterns choose what any of
/// them matches; none choose everything.
public struct SnapshotFilter: Equatable, Sendable {
    /// The patterns as they were given; none choose everything.
    public let patterns: [String]

    /// A filter that chooses what any of the patterns matches, or without patterns everything.
    public init(_ patterns: [String]) {
        self.patterns = patterns
    }

    /// Whether everything is chosen.
    public var isEmpty: Bool { patterns.isEmpty }

    /// Whether a pattern chooses among the steps of scenarios, which are known when those have been performed.
    public var namesSteps: Bool { patterns.contains { Pattern($0).step != nil } }

    /// Whether the filter chooses a snapshot.
    public func matches(_ id: SnapshotID) -> Bool {
        isEmpty || patterns.contains { Pattern($0).matches(id) }
    }

    /// Whether a pattern speaks of a component, of whose snapshots nothing may be known.
    public func names(_ component: FileName) -> Bool {
        isEmpty || patterns.contains { Pattern($0).names(component) }
    }

    /// The chosen identities, in their order; a pattern that chooses none is an error.
    ///
    /// - Parameters:
    ///   - failed: components of whose snapshots nothing is known, which patterns may name.
    ///   - scenarios: those of the identities whose steps are not known; they are chosen by patterns of steps too.
    public func select(
        from ids: [SnapshotID], failed: [FileName] = [], scenarios: Set<SnapshotID> = []
    ) throws(CatalogError) -> [SnapshotID] {
        let patterns = patterns.map(Pattern.init)
        let matches = { (pattern: Pattern, id: SnapshotID) in
            pattern.matches(id) || scenarios.contains(id) && pattern.mayMatchSteps(of: id)
        }
        for pattern in patterns {
            if ids.contains(where: { matches(pattern, $0) }) { continue }
            if failed.contains(where: pattern.names) { continue }
            throw .unknownFilter(pattern: pattern.text, closest: Self.closest(to: pattern, in: ids))
        }
        return isEmpty ? ids : ids.filter { id in patterns.contains { matches($0, id) } }
    }

    /// The patterns that differ from one in few letters: with another mode where only that is unknown, or else with another component, or
    /// another variant or step where it has a `/`.
    private static func closest(to pattern: Pattern, in ids: [SnapshotID]) -> [String] {
        let name = { (id: SnapshotID) in
            let inDefaultMode = SnapshotID(
                component: id.component, variant: id.variant, step: id.step, mode: nil)
            return pattern.text.contains("/") ? inDefaultMode.description : id.component.text
        }
        guard let start = pattern.textBeforeMode else {
            return closest(to: pattern.text, among: ids.map(name))
        }
        let modes = ids.filter(pattern.matchesInAnyMode).map { $0.mode?.text ?? "light" }
        if !modes.isEmpty { return closest(to: pattern.mode, among: modes).map { "\(start)@\($0)" } }
        return closest(to: String(start), among: ids.filter(pattern.matchesMode).map(name))
            .map { "\($0)@\(pattern.mode)" }
    }

    private static func closest(to word: String, among all: [String]) -> [String] {
        let wanted = word.lowercased()
        var seen: Set<String> = []
        let names = all.filter { seen.insert($0).inserted }
        let limit = Spelling.limit(of: wanted)
        let near = names.enumerated().map { (distance: Spelling.distance(wanted, $1), order: $0, name: $1) }
            .filter { $0.distance <= limit || $0.name.contains(wanted) }
        return near.sorted { ($0.distance, $0.order) < ($1.distance, $1.order) }.prefix(3).map(\.name)
    }
}

/// A pattern in its parts.
private struct Pattern {
    let text: String
    private var component = "*"
    private var variant = "*"
    private(set) var step: String?
    private(set) var mode = "*"
    /// What stands before the `@` of a mode; nothing where none is named.
    private(set) var textBeforeMode: Substring?
    /// The path of a picture or a sidecar without its ending.
    private var path: String?

    init(_ text: String) {
        self.text = text
        if let ending = [".png", ".json"].first(where: text.hasSuffix) {
            path = String(text.dropLast(ending.count))
            return
        }
        let folder = "Snapshots/"
        let name = text.hasPrefix(folder) ? text.dropFirst(folder.count) : text[...]
        var parts = name.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map {
            String($0)
        }
        // A folder as shells complete it.
        if parts.count > 1, parts.last == "" { parts.removeLast() }
        let last = parts.removeLast()
        let at = last.firstIndex(of: "@")
        if let at {
            mode = String(last[last.index(after: at)...])
            textBeforeMode = text.lastIndex(of: "@").map { text[..<$0] }
        }
        // Of `@dark` nothing is left: all that is dark.
        let rest = String(last[..<(at ?? last.endIndex)])
        parts.append(at != nil && rest.isEmpty ? "*" : rest)
        component = parts[0]
        if parts.count > 1 { variant = parts[1] }
        if parts.count > 2 { step = parts[2] }
    }

    func matches(_ id: SnapshotID) -> Bool {
        if let path { return path == id.description || path.hasSuffix("/\(id)") }
        guard matchesVariant(id) else { return false }
        guard let step else { return true }
        return id.step.map { Glob(step).matches($0.text) } ?? false
    }

    /// Whether a step of a scenario may be meant.
    func mayMatchSteps(of id: SnapshotID) -> Bool {
        guard let path else { return matchesVariant(id) }
        let step = SnapshotID(path.split(separator: "/").suffix(3).joined(separator: "/"))
        return step?.ofVariant == id
    }

    func names(_ component: FileName) -> Bool {
        guard let path else { return Glob(self.component).matches(component.text) }
        return path.split(separator: "/").dropLast().suffix(2).contains { $0 == component.text }
    }

    func matchesInAnyMode(_ id: SnapshotID) -> Bool {
        Glob(component).matches(id.component.text) && Glob(variant).matches(id.variant.text)
    }

    private func matchesVariant(_ id: SnapshotID) -> Bool {
        matchesInAnyMode(id) && matchesMode(id)
    }

    func matchesMode(_ id: SnapshotID) -> Bool { Glob(mode).matches(id.mode?.text ?? "light") }
}
