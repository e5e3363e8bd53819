/// A type whose values can be added and scaled.
public nonisolated protocol VectorArithmetic: AdditiveArithmetic {
    var magnitudeSquared: Double { get }

    mutating func scale(by rhs: Double)
}

extension VectorArithmetic {
    public func scaled(by rhs: Double) -> Self {
        var scaled = self
        scaled.scale(by: rhs)
        return scaled
    }

    /// Moves the value by a share of its way to another one.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }

    public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}
