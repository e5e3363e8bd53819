/// A property that has the value which the view's environment holds under a key path.
@propertyWrapper
public struct Environment<Value>: SuppliedProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var supplied: Value?

    public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The environment's value; its default where no environment has been supplied yet.
    public var wrappedValue: Value {
        supplied ?? EnvironmentValues()[keyPath: keyPath]
    }

    package mutating func supply(from scope: PropertyScope) {
        supplied = .some(scope.environment[keyPath: keyPath])
    }
}
