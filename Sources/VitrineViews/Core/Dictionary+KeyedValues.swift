extension Dictionary where Key == ObjectIdentifier {
    /// What has been set under a key.
    ///
    /// Looks whether there is something before it looks at the type: `nil as? Kept` gives a value where that is an optional,
    /// and the key's default would never be reached.
    nonisolated func value<Kept>(of key: Any.Type, as type: Kept.Type = Kept.self) -> Kept? {
        guard let value = self[ObjectIdentifier(key)] else { return nil }
        return value as? Kept
    }
}
