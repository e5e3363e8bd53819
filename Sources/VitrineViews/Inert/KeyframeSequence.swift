/// Several keyframes or tracks.
public nonisolated struct KeyframeSequence<Value> {}

extension KeyframeSequence: Keyframes {}
extension KeyframeSequence: KeyframeTrackContent where Value: Animatable {}
