/// Remembers what was made last, up to a bound.
///
/// Entries live in two generations. When the younger is full it becomes the older, and what was in the
/// older and has not been asked for since is forgotten: close to "least recently used" at the cost of one
/// dictionary look-up, and independent of any order of hashing.
package struct BoundedCache<Key: Hashable, Value> {
    // All of it is inlinable, because look-ups that are not specialized cost a twentieth of a drawing.
    @usableFromInline struct Entry {
        @usableFromInline var value: Value
        @usableFromInline var cost: Int

        @inlinable
        init(value: Value, cost: Int) {
            self.value = value
            self.cost = cost
        }
    }

    @usableFromInline var younger: [Key: Entry] = [:]
    @usableFromInline var older: [Key: Entry] = [:]
    @usableFromInline var youngerCost = 0
    @usableFromInline let generationCost: Int

    /// - Parameter cost: The most that all entries may cost together, in the unit of `insert`.
    @inlinable
    package init(cost: Int) {
        generationCost = max(1, cost / 2)
    }

    /// The value for a key, which counts as using it.
    @inlinable
    package mutating func value(for key: Key) -> Value? {
        if let entry = younger[key] { return entry.value }
        guard let entry = older.removeValue(forKey: key) else { return nil }
        insert(entry.value, for: key, cost: entry.cost)
        return entry.value
    }

    @inlinable
    package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        if youngerCost + cost > generationCost, !younger.isEmpty {
            older = younger
            younger = [:]
            youngerCost = 0
        }
        younger[key] = Entry(value: value, cost: cost)
        youngerCost += cost
    }
}
