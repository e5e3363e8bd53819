/// The preferences of the views of a part of the tree.
package struct PreferenceValues {
    private var values: [ObjectIdentifier: any Entry] = [:]

    package init() {}

    package subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
        get { (values[ObjectIdentifier(key)] as? Collected<Key>)?.value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = Collected<Key>(value: newValue) }
    }

    /// Adds what views further on in the tree have handed upwards.
    package mutating func merge(_ later: PreferenceValues) {
        for (key, entry) in later.values {
            values[key] = values[key]?.reduced(with: entry) ?? entry
        }
    }

    private protocol Entry {
        func reduced(with next: any Entry) -> any Entry
    }

    private struct Collected<Key: PreferenceKey>: Entry {
        var value: Key.Value

        func reduced(with next: any Entry) -> any Entry {
            guard let next = next as? Collected<Key> else { return self }
            var reduced = value
            Key.reduce(value: &reduced) { next.value }
            return Collected(value: reduced)
        }
    }
}
