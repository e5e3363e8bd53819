/// A value of `justify-content`, `align-content`, `align-items` or `align-self`.
///
/// A value that a property does not know counts as its initial one.
public struct CSSAlignment: Hashable, Sendable {
    public enum Keyword: UInt8, Hashable, Sendable {
        case auto, normal, stretch
        case start, end, center
        case flexStart, flexEnd
        case selfStart, selfEnd
        case left, right
        case firstBaseline, lastBaseline
        case spaceBetween, spaceAround, spaceEvenly
    }

    /// What to do with content that is larger than its place.
    public enum Overflow: UInt8, Hashable, Sendable {
        /// As the author did not say; in CSS Flexbox, as if it were unsafe.
        case unspecified
        /// Never hide the start edge.
        case safe
        /// Align it all the same.
        case unsafe
    }

    public var keyword: Keyword
    public var overflow: Overflow

    @inlinable
    public init(_ keyword: Keyword, overflow: Overflow = .unspecified) {
        self.keyword = keyword
        self.overflow = overflow
    }

    public static let auto = CSSAlignment(.auto)
    public static let normal = CSSAlignment(.normal)
    public static let stretch = CSSAlignment(.stretch)
    public static let start = CSSAlignment(.start)
    public static let end = CSSAlignment(.end)
    public static let center = CSSAlignment(.center)
    public static let flexStart = CSSAlignment(.flexStart)
    public static let flexEnd = CSSAlignment(.flexEnd)
    public static let firstBaseline = CSSAlignment(.firstBaseline)
    public static let lastBaseline = CSSAlignment(.lastBaseline)
    public static let spaceBetween = CSSAlignment(.spaceBetween)
    public static let spaceAround = CSSAlignment(.spaceAround)
    public static let spaceEvenly = CSSAlignment(.spaceEvenly)
}
