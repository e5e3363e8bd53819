/// Names a value of the environment and its default.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}
