/// A value of `justify-content`, `align-content`, `align-items` or `align-self`.
///
/// A value that a property does not know counts as its initial one.
public struct CSSAlignment: Hashable, Sendable {
    /// Where content lies, by the names of CSS Box Alignment Level 3, without its safety (``Overflow``).
    public enum Keyword: UInt8, Hashable, Sendable {
        /// The initial values (`auto` is that of the parent's `align-items`), and filling what is free.
        case auto, normal, stretch
        /// The sides by the direction of text, and the middle.
        case start, end, center
        /// The sides by the direction of the main axis and of wrapping.
        case flexStart, flexEnd
        /// The sides by the direction of the item's own text.
        case selfStart, selfEnd
        /// The physical sides; the start along vertical axes.
        case left, right
        /// So that the baselines of items in a line meet, those of their first or of their last lines.
        case firstBaseline, lastBaseline
        /// Free space between the subjects, and at both ends none, half as much or as much.
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

    /// Where the content lies.
    public var keyword: Keyword
    /// What happens where the content is larger than its place; ``Overflow/unspecified`` by default.
    public var overflow: Overflow

    /// A keyword, with `safe` or `unsafe` before it if the author wrote so.
    @inlinable
    public init(_ keyword: Keyword, overflow: Overflow = .unspecified) {
        self.keyword = keyword
        self.overflow = overflow
    }

    /// For `align-self` only: what the parent's `align-items` says.
    public static let auto = CSSAlignment(.auto)
    /// Acts as `flexStart` in `justify-content`, as `stretch` elsewhere.
    public static let normal = CSSAlignment(.normal)
    /// Items fill their line, lines their container; acts as `flexStart` in `justify-content`.
    public static let stretch = CSSAlignment(.stretch)
    /// At the start of the text's direction, whichever way the axis runs.
    public static let start = CSSAlignment(.start)
    /// At the end of the text's direction, whichever way the axis runs.
    public static let end = CSSAlignment(.end)
    /// In the middle, with as much room before as after.
    public static let center = CSSAlignment(.center)
    /// Where the main axis, or the stacking of lines, begins.
    public static let flexStart = CSSAlignment(.flexStart)
    /// Where the main axis, or the stacking of lines, ends.
    public static let flexEnd = CSSAlignment(.flexEnd)
    /// Items of a line share one baseline, that of their first lines; where lines or free space are distributed,
    /// `start`.
    public static let firstBaseline = CSSAlignment(.firstBaseline)
    /// Items of a line share one baseline, that of their last lines; where lines or free space are distributed,
    /// `end`.
    public static let lastBaseline = CSSAlignment(.lastBaseline)
    /// Equal room between neighbours and none at the ends; acts as `flexStart` for one alone or without free space.
    public static let spaceBetween = CSSAlignment(.spaceBetween)
    /// Equal room around each, so half of it at the ends; acts as safe `center` without free space.
    public static let spaceAround = CSSAlignment(.spaceAround)
    /// Equal room between neighbours and at the ends; acts as safe `center` without free space.
    public static let spaceEvenly = CSSAlignment(.spaceEvenly)
}
