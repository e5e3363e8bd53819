/// Names a value that an animation of a user's own remembers.
public nonisolated protocol AnimationStateKey {
    associatedtype Value

    static var defaultValue: Value { get }
}
