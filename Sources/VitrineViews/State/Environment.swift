public import Observation

/// A property that has the value which the view's environment holds.
@propertyWrapper
public struct Environment<Value>: SuppliedProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case function((EnvironmentValues) -> Value)
    }

    private let source: Source
    private var supplied: Value?

    /// The value under a key path.
    public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.source = .keyPath(keyPath)
    }

    /// The object of a type; a view that reads it must stand where one has been put into the environment.
    public nonisolated init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        self.source = .function { environment in
            guard let object = environment[object: Value.self] else {
                preconditionFailure(
                    "no \(Value.self) has been put into the environment; use .environment(_:)")
            }
            return object
        }
    }

    public nonisolated init<Object: AnyObject & Observable>(_ objectType: Object.Type)
    where Value == Object? {
        self.source = .function { $0[object: Object.self] }
    }

    /// The environment's value; its default where no environment has been supplied yet.
    public var wrappedValue: Value {
        supplied ?? read(EnvironmentValues())
    }

    private func read(_ environment: EnvironmentValues) -> Value {
        switch source {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .function(let function): function(environment)
        }
    }

    package mutating func supply(from scope: PropertyScope) {
        supplied = .some(read(scope.environment))
    }
}
