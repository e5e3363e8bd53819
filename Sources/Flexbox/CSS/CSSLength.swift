/// A distance as CSS writes it: a margin, padding, inset or gap.
public enum CSSLength: Hashable, Sendable {
    case auto
    case points(Double)
    /// 50 is half of the size that the property refers to.
    case percent(Double)

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
    case points(Double)
    /// 50 is half of the containing block's side.
    case percent(Double)
    case minContent
    case maxContent
    case fitContent
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
    public var left: Value
    public var top: Value
    public var right: Value
    public var bottom: Value

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
