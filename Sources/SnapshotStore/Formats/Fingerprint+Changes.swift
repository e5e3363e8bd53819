public import VitrineRendering

extension Fingerprint {
    /// What is different, one short phrase each, sorted: `cairo 1.16.0 → 1.18.0`, `the font Inter Bold changed`.
    ///
    /// Of fonts only those that both have used: that a component uses another face is no change of what surrounds it.
    public func changes(to other: Fingerprint) -> [String] {
        let versions = Self.changedKeys(versions, other.versions).map { name in
            "\(name) \(self.versions[name] ?? "none") → \(other.versions[name] ?? "none")"
        }
        let shared = Self.changedKeys(fonts, other.fonts).filter {
            fonts[$0] != nil && other.fonts[$0] != nil
        }
        return versions + shared.map { "the font \($0) changed" }
    }

    /// Faces that only one of two pictures of the same elements has used, so that letters were looked for elsewhere.
    public func exchangedFaces(to other: Fingerprint) -> [String] {
        Self.changedKeys(fonts, other.fonts).compactMap { name in
            if fonts[name] == nil { return "the font \(name) is used now" }
            return other.fonts[name] == nil ? "the font \(name) is no longer used" : nil
        }
    }

    private static func changedKeys(_ left: [String: String], _ right: [String: String]) -> [String] {
        Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }.sorted()
    }
}
