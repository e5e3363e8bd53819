/// What a picture depends on beside its sources.
public struct Fingerprint: Hashable, Sendable {
    /// The versions of what draws, by name: `vitrine`, `cairo`, `freetype`, …, and `architecture`.
    public var versions: [String: String]
    /// The hashes of the font files that the snapshot used, by the names of the faces.
    public var fonts: [String: String]

    public init(versions: [String: String], fonts: [String: String]) {
        self.versions = versions
        self.fonts = fonts
    }

    /// What is different, one short phrase each, sorted: `cairo 1.16.0 → 1.18.0`, `the font Inter Bold changed`.
    public func changes(to other: Fingerprint) -> [String] {
        let versions = Self.changedKeys(versions, other.versions).map { name in
            "\(name) \(self.versions[name] ?? "none") → \(other.versions[name] ?? "none")"
        }
        let fonts = Self.changedKeys(fonts, other.fonts).map { name in
            if self.fonts[name] == nil { return "the font \(name) is used now" }
            if other.fonts[name] == nil { return "the font \(name) is no longer used" }
            return "the font \(name) changed"
        }
        return versions + fonts
    }

    private static func changedKeys(_ left: [String: String], _ right: [String: String]) -> [String] {
        Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }.sorted()
    }
}
