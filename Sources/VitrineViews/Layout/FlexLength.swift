public import Foundation

/// A distance as CSS writes it: a margin or an inset.
public nonisolated enum FlexLength: Hashable, Sendable {
    /// A margin takes its share of the free space; an inset is not set.
    case auto
    /// So many points; a number written alone is this.
    case points(CGFloat)
    /// 50 is half of the side of the `Flex` that the property refers to; margins refer to its width.
    case percent(CGFloat)
}

extension FlexLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// So many points.
    public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
    /// So many points.
    public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}
