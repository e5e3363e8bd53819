/// What an animation of a user's own knows besides its value and time.
public nonisolated struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    public let environment: EnvironmentValues
    public var isLogicallyComplete: Bool
}
