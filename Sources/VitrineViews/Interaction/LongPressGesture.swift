public import Foundation

public nonisolated struct LongPressGesture: RecognizingGesture, Sendable {
    public typealias Value = Bool
    public typealias Body = Never

    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Bool>] {
        guard touches.hold > 0 else { return [] }
        var phases = [GesturePhase(value: true)]
        // A finger that goes too early, or away, has not pressed long enough.
        if touches.hold >= minimumDuration { phases.append(GesturePhase(value: true, isEnd: true)) }
        return phases
    }
}
