/// What modifiers have told containers about one view; passed on through the modifiers around it.
package nonisolated struct Traits {
    private var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    package subscript<Key: TraitKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
