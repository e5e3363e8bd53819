import VitrineGeometry

/// The working state of one item while its container is laid out. Sizes are those of the border box.
struct FlexItem {
    let node: Int32
    var sizing: BoxSizing
    /// The effective `align-self`.
    var alignment: CSSAlignment
    /// The height or width across the main axis, where it is definite before flexing.
    var definiteCrossSize: Double?

    var flexBaseSize = 0.0
    var hypotheticalMainSize = 0.0
    var minimumMainSize = 0.0
    var maximumMainSize = Double.infinity
    /// Whether the minimum is the automatic one and not determined yet, as only shrinking can bring the item so low.
    var hasPendingMinimum = false
    /// The target main size, and in the end the used one.
    var mainSize = 0.0
    var isFrozen = false
    /// Whether the flex basis alone decides the main size, definitely.
    var hasDefiniteFlexBasis = false

    var crossSize = 0.0
    /// Whether something other than the content decides the height of an item in a row.
    var isCrossSizeGiven = false
    /// Distances of the baseline that the item is aligned by from the left or top edge of its margin box, and from the
    /// opposite edge.
    var ascent = 0.0
    var descent = 0.0

    /// Margins, with `auto` ones as the lengths that they are resolved to.
    var margin: Insets
    /// Of the margin box, from the main-start edge of the container and from the cross-start edge of the line.
    var mainPosition = 0.0
    var crossPosition = 0.0

    var style: UnsafePointer<BoxStyle> { sizing.style }

    @inline(__always)
    func margins(_ axis: LayoutAxis) -> Double {
        axis == .horizontal ? margin.left + margin.right : margin.top + margin.bottom
    }
}

/// Some of the items of a container, one after the other along the main axis.
struct FlexLine {
    /// Positions in the container's list of items.
    var items: Range<Int>
    var crossSize = 0.0
    /// From the cross-start edge of the container.
    var crossPosition = 0.0
    /// The items that are aligned by their first baselines, and by their last.
    var firstBaselines = BaselineGroup()
    var lastBaselines = BaselineGroup()
}

/// Items of a line whose baselines are put at the same height.
struct BaselineGroup {
    var ascent = -Double.infinity
    var descent = -Double.infinity

    /// Zero if the group has no items.
    var length: Double { max(0, ascent + descent) }

    mutating func insert(ascent: Double, descent: Double) {
        self.ascent = max(self.ascent, ascent)
        self.descent = max(self.descent, descent)
    }
}
