import Vitrine

/// The values of traits that an app has defined, by their definitions.
struct CustomTraits: Hashable, Sendable {
    private var values: [ObjectIdentifier: TraitValue] = [:]

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
        get { values[ObjectIdentifier(trait)]?.value as? Trait.Value }
        set { values[ObjectIdentifier(trait)] = newValue.map { TraitValue(value: $0) } }
    }

    /// Whether a trait has the same value in both.
    func agrees(with other: CustomTraits, on trait: UITrait) -> Bool {
        values[ObjectIdentifier(trait)] == other.values[ObjectIdentifier(trait)]
    }

    /// These values, and in their place those that the later ones have.
    func overridden(by later: CustomTraits) -> CustomTraits {
        var result = self
        result.values.merge(later.values) { $1 }
        return result
    }
}

/// A value of any type. Those that cannot be compared are never the same.
private struct TraitValue: Hashable, Sendable {
    nonisolated(unsafe) let value: Any

    static func == (one: TraitValue, other: TraitValue) -> Bool {
        guard let value = one.value as? any Equatable else { return false }
        return value.isEqual(to: other.value)
    }

    /// Equal values have equal hashes, since all have the same one.
    func hash(into hasher: inout Hasher) {}
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}

/// Where SwiftUI's environment keeps the values of traits that an app has defined.
struct CustomTraitsKey: EnvironmentKey {
    static let defaultValue = CustomTraits()
}
