/// What an animation of a user's own knows besides its value and time.
public nonisolated struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    public let environment: EnvironmentValues
    public var isLogicallyComplete: Bool

    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(
            state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
    }
}
