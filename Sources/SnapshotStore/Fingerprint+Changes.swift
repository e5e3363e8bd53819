public import Rendering

extension Fingerprint {
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
