/// A value that an animation would jump to.
public nonisolated struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value) {}
}
