/// Names a value of the environment and what it is where nobody has set it.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}
