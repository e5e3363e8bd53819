public import Foundation

public nonisolated struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {}
}
