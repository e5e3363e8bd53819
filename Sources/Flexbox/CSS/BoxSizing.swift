import VitrineGeometry

/// The lengths of a box that follow from its style and its containing block alone; all sizes are those of the border box.
struct BoxSizing {
    let style: UnsafePointer<BoxStyle>
    /// Percentages refer to these; negative if unknown.
    var containing: Size
    /// `auto` margins are 0 here.
    var margin: Insets
    /// Padding and border together.
    var padding: Insets

    let traits: BoxState.Traits

    init(
        _ style: UnsafePointer<BoxStyle>, _ box: UnsafePointer<BoxState>, containingWidth: Double,
        containingHeight: Double
    ) {
        self.style = style
        self.traits = box.pointee.traits
        self.containing = Size(width: containingWidth, height: containingHeight)
        if box.pointee.traits.contains(.hasRelativeEdges) {
            self.margin = Insets(style.pointee.margin, containingWidth: containingWidth)
            self.padding = paddingAndBorder(style, containingWidth: containingWidth)
        } else {
            self.margin = box.pointee.margin
            self.padding = box.pointee.padding
        }
    }

    var ratio: Double? { style.pointee.aspectRatio }

    /// The sum of the margins along an axis.
    @inline(__always)
    func margins(_ axis: LayoutAxis) -> Double {
        axis == .horizontal ? margin.left + margin.right : margin.top + margin.bottom
    }

    /// The sum of padding and border along an axis.
    @inline(__always)
    func paddings(_ axis: LayoutAxis) -> Double {
        axis == .horizontal ? padding.left + padding.right : padding.top + padding.bottom
    }

    @inline(__always)
    func hasAutoMargins(_ axis: LayoutAxis) -> (start: Bool, end: Bool) {
        guard traits.contains(.hasAutoMargins) else { return (false, false) }
        return axis == .horizontal
            ? (style.pointee.margin.left == .auto, style.pointee.margin.right == .auto)
            : (style.pointee.margin.top == .auto, style.pointee.margin.bottom == .auto)
    }

    /// The width or height property.
    @inline(__always)
    func preferredSize(_ axis: LayoutAxis) -> CSSSize {
        axis == .horizontal ? style.pointee.width : style.pointee.height
    }

    @inline(__always)
    func minimumSize(_ axis: LayoutAxis) -> CSSSize {
        axis == .horizontal ? style.pointee.minWidth : style.pointee.minHeight
    }

    @inline(__always)
    func maximumSize(_ axis: LayoutAxis) -> CSSSize {
        axis == .horizontal ? style.pointee.maxWidth : style.pointee.maxHeight
    }

    /// A size property as the border box's length if it is definite.
    @inline(__always)
    func definiteLength(_ size: CSSSize, _ axis: LayoutAxis) -> Double? {
        switch size {
        case .points(let points): return borderBoxLength(points, axis)
        case .percent(let percent):
            let base = containing[axis]
            return base < 0 ? nil : borderBoxLength(base * percent / 100, axis)
        case .stretch:
            let base = containing[axis]
            return base < 0 ? nil : max(paddings(axis), base - margins(axis))
        case .auto, .minContent, .maxContent, .fitContent, .content: return nil
        }
    }

    /// What a length of the box that `box-sizing` names is for the border box.
    @inline(__always)
    func borderBoxLength(_ length: Double, _ axis: LayoutAxis) -> Double {
        let paddings = paddings(axis)
        return style.pointee.boxSizing == .borderBox ? max(length, paddings) : max(length, 0) + paddings
    }

    /// The border box's length along one axis that the aspect ratio gives for the other axis's.
    func transferred(_ length: Double, from axis: LayoutAxis, ratio: Double) -> Double {
        let target = axis.perpendicular
        let inner = style.pointee.boxSizing == .borderBox ? length : max(0, length - paddings(axis))
        let result = axis == .horizontal ? inner / ratio : inner * ratio
        return borderBoxLength(result, target)
    }

    /// The definite lower bound; 0 where there is none.
    @inline(__always)
    func definiteMinimum(_ axis: LayoutAxis) -> Double {
        definiteLength(minimumSize(axis), axis) ?? paddings(axis)
    }

    /// The definite upper bound; infinity where there is none.
    @inline(__always)
    func definiteMaximum(_ axis: LayoutAxis) -> Double {
        definiteLength(maximumSize(axis), axis) ?? .infinity
    }

    /// The height within its bounds, for a content of a height that is known.
    func clampedHeight(_ height: Double, contentHeight: Double) -> Double {
        var minimum = definiteMinimum(.vertical)
        if style.pointee.minHeight.isContentBased { minimum = contentHeight }
        var maximum = definiteMaximum(.vertical)
        if style.pointee.maxHeight.isContentBased { maximum = contentHeight }
        return max(minimum, min(height, maximum))
    }
}

/// Padding and border together; percentages of an unknown width are 0.
func paddingAndBorder(_ style: UnsafePointer<BoxStyle>, containingWidth: Double) -> Insets {
    let base = max(0, containingWidth)
    let border = style.pointee.border
    let padding = style.pointee.padding
    return Insets(
        top: border.top + max(0, padding.top.resolved(against: base) ?? 0),
        left: border.left + max(0, padding.left.resolved(against: base) ?? 0),
        bottom: border.bottom + max(0, padding.bottom.resolved(against: base) ?? 0),
        right: border.right + max(0, padding.right.resolved(against: base) ?? 0))
}

extension CSSSize {
    /// Whether the length is that of the content. (A height that fits the content is the content's.)
    @inline(__always)
    var isContentBased: Bool {
        switch self {
        case .minContent, .maxContent, .fitContent: true
        case .auto, .points, .percent, .stretch, .content: false
        }
    }
}

extension Insets {
    /// Margins; `auto` is 0, as are percentages of an unknown width.
    init(_ margin: CSSEdges<CSSLength>, containingWidth: Double) {
        let base = max(0, containingWidth)
        self.init(
            top: margin.top.resolved(against: base) ?? 0, left: margin.left.resolved(against: base) ?? 0,
            bottom: margin.bottom.resolved(against: base) ?? 0,
            right: margin.right.resolved(against: base) ?? 0)
    }
}
