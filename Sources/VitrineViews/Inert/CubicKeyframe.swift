public import Foundation

/// A value that an animation would reach along a cubic curve.
public nonisolated struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {}
}
