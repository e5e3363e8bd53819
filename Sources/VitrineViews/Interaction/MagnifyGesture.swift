public import Foundation

public nonisolated struct MagnifyGesture: RecognizingGesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public typealias Body = Never

    private let minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Value>] {
        guard let scale = touches.magnification, abs(scale - 1) >= minimumScaleDelta else { return [] }
        let value = Value(
            magnification: scale, velocity: 0, startAnchor: touches.anchor, startLocation: touches.start)
        return [GesturePhase(value: value)] + GesturePhase.ended(value)
    }
}
