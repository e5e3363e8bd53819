public import Foundation

public nonisolated struct RotateGesture: Gesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public typealias Body = Never

    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
