/// What something without animatable data has.
public nonisolated struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}

    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (left: Self, right: Self) -> Self { left }
    public static func - (left: Self, right: Self) -> Self { left }
    public var magnitudeSquared: Double { 0 }
    public mutating func scale(by rhs: Double) {}
}
