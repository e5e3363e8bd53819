public import Foundation

/// A width, a height, a bound of one, or a flex basis as CSS writes it.
public nonisolated enum FlexSize: Hashable, Sendable {
    /// As CSS finds fit: from the content, from stretching or from the aspect ratio. As a bound, none, but for an
    /// item's automatic minimum.
    case auto
    /// So many points; a number written alone is this.
    case points(CGFloat)
    /// 50 is half of the side of the `Flex`.
    case percent(CGFloat)
    /// As short as the content allows, such as a text's longest word.
    case minContent
    /// As long as the content is with no need to break.
    case maxContent
    /// As long as the content likes, but no more than there is unless it cannot be shorter.
    case fitContent
    /// What the `Flex` leaves beside the margins.
    case stretch
    /// For a basis: from the content, whatever width or height are set.
    case content
}

extension FlexSize: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// So many points.
    public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
    /// So many points.
    public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}
