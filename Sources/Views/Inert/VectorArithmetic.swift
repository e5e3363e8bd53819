/// A type whose values can be added and scaled.
public nonisolated protocol VectorArithmetic: AdditiveArithmetic {
    var magnitudeSquared: Double { get }

    mutating func scale(by rhs: Double)
}
