/// A distance as CSS writes it: a margin, padding, inset or gap.
public enum CSSLength: Hashable, Sendable {
    /// As much as is free for margins, not set for insets, 0 for paddings and gaps (where CSS has no `auto`).
    case auto
    /// So many points.
    case points(Double)
    /// 50 is half of the size that the property refers to.
    case percent(Double)

    /// No distance: 0 points.
    public static let zero = CSSLength.points(0)

    /// The distance in points; nothing for `auto`, and for percentages of an unknown size.
    @inline(__always)
    func resolved(against base: Double?) -> Double? {
        switch self {
        case .auto: nil
        case .points(let points): points
        case .percent(let percent): base.map { $0 * percent / 100 }
        }
    }
}

/// A width or height as CSS writes it, or a bound of one, or a flex basis.
public enum CSSSize: Hashable, Sendable {
    /// As the layout finds fit. A maximum that is `auto` is none; a minimum that is `auto` is the automatic minimum size.
    case auto
    /// So many points, along with padding and border or without them as ``BoxStyle/boxSizing`` says.
    case points(Double)
    /// 50 is half of the containing block's side.
    case percent(Double)
    /// As short as the content allows: its longest word, its widest unbreakable part. For heights that of the
    /// content.
    case minContent
    /// As long as the content would be with no need to break. For heights that of the content.
    case maxContent
    /// As long as the content would like, but no more than is available unless it cannot be shorter. For heights that
    /// of the content.
    case fitContent
    /// What the containing block leaves beside margins; as `auto` where that is unknown.
    case stretch
    /// For a flex basis only: from the content, whatever the size property says.
    case content

    /// The length in points if it needs neither content nor an unknown size.
    @inline(__always)
    func resolved(against base: Double?) -> Double? {
        switch self {
        case .points(let points): points
        case .percent(let percent): base.map { $0 * percent / 100 }
        case .auto, .minContent, .maxContent, .fitContent, .stretch, .content: nil
        }
    }
}

/// A value for each physical edge of a box.
public struct CSSEdges<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value for the left edge, also in right-to-left text.
    public var left: Value
    /// The value for the top edge.
    public var top: Value
    /// The value for the right edge, also in right-to-left text.
    public var right: Value
    /// The value for the bottom edge.
    public var bottom: Value

    /// A value for each edge.
    @inlinable
    public init(left: Value, top: Value, right: Value, bottom: Value) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// The same value on each edge.
    @inlinable
    public init(all value: Value) {
        self.init(left: value, top: value, right: value, bottom: value)
    }
}
