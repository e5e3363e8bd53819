public import Foundation

public nonisolated struct MagnifyGesture: Gesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public typealias Body = Never

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}
