/// Values of one property over time.
public nonisolated struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
    Keyframes
{
    public typealias Value = Root

    public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {}

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {}
}
