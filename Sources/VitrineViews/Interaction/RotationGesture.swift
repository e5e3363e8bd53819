public nonisolated struct RotationGesture: RecognizingGesture, Sendable {
    public typealias Value = Angle
    public typealias Body = Never

    private let gesture: RotateGesture

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        gesture = RotateGesture(minimumAngleDelta: minimumAngleDelta)
    }

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Angle>] {
        gesture.phases(of: touches).map { $0.map(\.rotation) }
    }
}
