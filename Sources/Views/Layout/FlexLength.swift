public import Foundation

/// A distance as CSS writes it: a margin or an inset.
public nonisolated enum FlexLength: Hashable, Sendable {
    /// A margin takes its share of the free space; an inset is not set.
    case auto
    case points(CGFloat)
    /// 50 is half of the side of the `Flex` that the property refers to; margins refer to its width.
    case percent(CGFloat)
}

extension FlexLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
    public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}
