public nonisolated struct RotationGesture: Gesture, Sendable {
    public typealias Value = Angle
    public typealias Body = Never

    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
