public import Foundation

public nonisolated struct RotateGesture: RecognizingGesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public typealias Body = Never

    private let minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Value>] {
        guard let angle = touches.rotation, abs(angle.radians) >= minimumAngleDelta.radians else { return [] }
        let value = Value(
            rotation: angle, velocity: .zero, startAnchor: touches.anchor, startLocation: touches.start)
        return [GesturePhase(value: value)] + GesturePhase.ended(value)
    }
}
