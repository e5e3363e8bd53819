public import Foundation

/// Which way the items of a `Flex` follow each other (`flex-direction`); a row starts at the leading edge.
public nonisolated enum FlexDirection: String, CaseIterable, Hashable, Sendable {
    case row
    case rowReverse = "row-reverse"
    case column
    case columnReverse = "column-reverse"
}

/// Whether the items of a `Flex` stand in several lines where one is too short (`flex-wrap`).
public nonisolated enum FlexWrap: String, CaseIterable, Hashable, Sendable {
    case nowrap, wrap
    case wrapReverse = "wrap-reverse"
}

/// How free space is shared out among items or lines (`justify-content`, `align-content`).
public nonisolated enum FlexDistribution: String, CaseIterable, Hashable, Sendable {
    case start, end, center, stretch
    case flexStart = "flex-start"
    case flexEnd = "flex-end"
    case spaceBetween = "space-between"
    case spaceAround = "space-around"
    case spaceEvenly = "space-evenly"
}

/// Where an item stands across the direction of its `Flex` (`align-items`, `align-self`).
public nonisolated enum FlexAlignment: String, CaseIterable, Hashable, Sendable {
    case start, end, center, stretch
    case flexStart = "flex-start"
    case flexEnd = "flex-end"
    /// On the baselines of the first lines of text.
    case baseline
    case lastBaseline = "last baseline"
}

/// A distance as CSS writes it: a margin or an inset.
public nonisolated enum FlexLength: Hashable, Sendable {
    /// A margin takes its share of the free space; an inset is not set.
    case auto
    case points(CGFloat)
    /// 50 is half of the side of the `Flex` that the property refers to; margins refer to its width.
    case percent(CGFloat)
}

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

extension FlexLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
    public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}

extension FlexSize: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
    public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}
