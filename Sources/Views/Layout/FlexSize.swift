public import Foundation

/// A width, a height, a bound of one, or a flex basis as CSS writes it.
public nonisolated enum FlexSize: Hashable, Sendable {
    case auto
    case points(CGFloat)
    /// 50 is half of the side of the `Flex`.
    case percent(CGFloat)
    case minContent, maxContent, fitContent, stretch
    /// For a basis: from the content, whatever width or height are set.
    case content
}

extension FlexSize: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
    public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}
