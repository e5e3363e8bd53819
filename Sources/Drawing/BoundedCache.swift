/// Remembers what was made last, up to a bound.
///
/// Entries live in two generations. When the younger is full it becomes the older, and what was in the
/// older and has not been asked for since is forgotten: close to "least recently used" at the cost of one
/// dictionary look-up, and independent of any order of hashing.
package struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
    }

    private var younger: [Key: Entry] = [:]
    private var older: [Key: Entry] = [:]
    private var youngerCost = 0
    private let generationCost: Int

    /// - Parameter cost: The most that all entries may cost together, in the unit of `insert`.
    package init(cost: Int) {
        generationCost = max(1, cost / 2)
    }

    /// The value for a key, which counts as using it.
    package mutating func value(for key: Key) -> Value? {
        if let entry = younger[key] { return entry.value }
        guard let entry = older.removeValue(forKey: key) else { return nil }
        insert(entry.value, for: key, cost: entry.cost)
        return entry.value
    }

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
