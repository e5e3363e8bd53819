/// What a track consists of.
public nonisolated protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
}
