/// The values that modifiers of one view hand to containers; passed on through the modifiers around it.
package nonisolated struct Traits {
    private var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    /// Tags the view unless it has a tag already.
    package mutating func tagByDefault(_ tag: AnyHashable) {
        if self[TagTrait.self] == nil { self[TagTrait.self] = tag }
    }

    package subscript<Key: TraitKey>(key: Key.Type) -> Key.Value? {
        get { values.value(of: key) }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
