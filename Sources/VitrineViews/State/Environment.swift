public import Observation

/// A property that has the value which the view's environment holds.
@propertyWrapper
public struct Environment<Value>: SuppliedProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// Nothing where the environment lacks an object that the view must have.
        case object((EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var supplied: Value?

    /// The value under a key path.
    public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.source = .keyPath(keyPath)
    }

    /// The object of a type; where none has been put into the environment, reading it is an error.
    public nonisolated init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        self.source = .object { $0[object: Value.self] }
    }

    public nonisolated init<Object: AnyObject & Observable>(_ objectType: Object.Type)
    where Value == Object? {
        self.source = .object { .some($0[object: Object.self]) }
    }

    /// The environment's value; its default where no environment has been supplied yet.
    public var wrappedValue: Value {
        guard let value = supplied ?? read(EnvironmentValues()) else {
            preconditionFailure("no \(Value.self) has been put into the environment; use .environment(_:)")
        }
        return value
    }

    private func read(_ environment: EnvironmentValues) -> Value? {
        switch source {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .object(let object): object(environment)
        }
    }

    package mutating func supply(from scope: PropertyScope) {
        supplied = read(scope.environment)
    }
}

extension Environment: SelfComparing {
    package func isSame(as other: Environment) -> Bool {
        guard let value = supplied, let otherValue = other.supplied else {
            return supplied == nil && other.supplied == nil
                && ValueComparison.areSame(source, other.source)
        }
        // What modifiers put together anew in each pass is another thing in memory.
        if !(Value.self is AnyObject.Type), let value = value as? any Equatable, value.equals(otherValue) {
            return true
        }
        return ValueComparison.areSame(value, otherValue)
    }
}
