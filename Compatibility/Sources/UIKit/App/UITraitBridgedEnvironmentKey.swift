public import Vitrine

/// A key of SwiftUI's environment whose value is that of a trait, so that views of SwiftUI and of UIKit inherit it from each other.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
    /// The value of the trait that a key stands for.
    public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
        get { key.read(from: UITraitCollection(self)) }
        set {
            let said = TraitValues().changed { key.write(to: &$0, value: newValue) }
            self = said.applied(to: self)
        }
    }
}
