import VitrineGeometry

/// Places the absolutely positioned children of a container whose own box is final.
///
/// Implements CSS Positioned Layout Module Level 3, section 4, and for the static position CSS Flexbox §4.1.
struct AbsolutePosition {
    let tree: TreeReference
    let child: Int32
    /// The parent; its content box is where the child would be without insets.
    let parent: FlexContainer
    /// The padding box of the nearest positioned ancestor, from the corner of the parent's border box.
    let containingBlock: Rect
    /// Whether leading is at the right in the containing block.
    let isContainingBlockRightToLeft: Bool
    let sizing: BoxSizing
    /// Known lengths of `left`, `top`, `right`, `bottom`.
    private let inset: (left: Double?, top: Double?, right: Double?, bottom: Double?)

    init(
        _ tree: TreeReference, _ child: Int32, in parent: FlexContainer,
        _ containingBlock: (rect: Rect, isRightToLeft: Bool)
    ) {
        self.tree = tree
        self.child = child
        self.parent = parent
        self.containingBlock = containingBlock.rect
        self.isContainingBlockRightToLeft = containingBlock.isRightToLeft
        let style = tree.style(child)
        let size = containingBlock.rect.size
        self.sizing = BoxSizing(
            style, tree.box(child), containingWidth: size.width, containingHeight: size.height)
        let inset = style.pointee.inset
        self.inset = (
            inset.left.resolved(against: size.width), inset.top.resolved(against: size.height),
            inset.right.resolved(against: size.width), inset.bottom.resolved(against: size.height)
        )
    }

    private var style: UnsafePointer<BoxStyle> { sizing.style }

    /// The child's border box, from the corner of the parent's, and the layout that it gets.
    func resolve() -> (frame: Rect, question: BoxQuestion) {
        let definiteHeight = definiteHeight()
        let width = width(definiteHeight: definiteHeight)
        var question = BoxQuestion()
        question.width = width
        question.containingWidth = containingBlock.width
        question.containingHeight = containingBlock.height
        let height = definiteHeight ?? contentHeight(question, width: width)
        if definiteHeight != nil || sizing.ratio != nil { question.height = height }
        let size = Size(width: width, height: height)
        let origin = Point(x: x(size), y: y(size))
        return (Rect(origin: origin, size: size), question)
    }

    // MARK: Sizes

    /// The room that insets leave, or that lies on the side of the static position towards which the child may grow.
    private func availableLength(_ axis: LayoutAxis) -> Double {
        let start = axis == .horizontal ? inset.left : inset.top
        let end = axis == .horizontal ? inset.right : inset.bottom
        if start == nil, end == nil { return availableLengthAtStaticPosition(axis) }
        return max(0, containingBlock.size[axis] - (start ?? 0) - (end ?? 0)) - sizing.margins(axis)
    }

    private func availableLengthAtStaticPosition(_ axis: LayoutAxis) -> Double {
        // Boxes of no and of unit length show which way the static position grows.
        let origin = axis == .horizontal ? containingBlock.minX : containingBlock.minY
        let margins = sizing.margins(axis)
        let empty = staticMarginEdge(axis, outerLength: 0) - origin
        let growth = empty - (staticMarginEdge(axis, outerLength: 1) - origin)
        let length = containingBlock.size[axis]
        let available =
            growth < 0.25 ? length - empty : growth > 0.75 ? empty : 2 * min(empty, length - empty)
        return available - margins
    }

    /// The height if it follows without a look at the content.
    private func definiteHeight() -> Double? {
        guard !style.pointee.minHeight.isContentBased, !style.pointee.maxHeight.isContentBased else {
            return nil
        }
        let isStretched =
            style.pointee.height == .stretch
            || (style.pointee.height == .auto && inset.top != nil && inset.bottom != nil
                && isStretchedVertically)
        if !isStretched {
            return sizing.definiteLength(style.pointee.height, .vertical).map {
                sizing.clampedHeight($0, contentHeight: 0)
            }
        }
        let height = max(sizing.paddings(.vertical), availableLength(.vertical))
        return sizing.clampedHeight(height, contentHeight: 0)
    }

    /// Whether a box between two insets fills them: unless it is aligned, or its ratio decides.
    private var isStretchedVertically: Bool {
        switch style.pointee.alignSelf.keyword {
        case .stretch: true
        case .auto, .normal: sizing.ratio == nil || isWidthAuto
        case .start, .end, .center, .flexStart, .flexEnd, .selfStart, .selfEnd, .left, .right, .firstBaseline,
            .lastBaseline, .spaceBetween, .spaceAround, .spaceEvenly:
            false
        }
    }

    private var isWidthAuto: Bool {
        style.pointee.width == .auto && !(inset.left != nil && inset.right != nil)
    }

    private func width(definiteHeight: Double?) -> Double {
        let widths = BoxWidths(
            tree: tree, node: child, sizing: sizing, height: definiteHeight ?? BoxQuestion.unknown)
        let available = availableLength(.horizontal)
        var width: Double
        if style.pointee.width == .stretch {
            width = max(sizing.paddings(.horizontal), available)
        } else if let length = widths.length(style.pointee.width, available: max(0, available)) {
            width = length
        } else if let ratio = sizing.ratio, let definiteHeight {
            width = widths.transferred(fromHeight: definiteHeight, ratio: ratio)
        } else if inset.left != nil, inset.right != nil {
            width = max(sizing.paddings(.horizontal), available)
        } else {
            width = widths.clampedByTransferredBounds(widths.fitContent(available: available))
        }
        if sizing.ratio != nil, definiteHeight != nil {
            width = max(width, widths.minimumBesideRatio())
        }
        return widths.clamped(width, available: max(0, available))
    }

    private func contentHeight(_ question: BoxQuestion, width: Double) -> Double {
        let answer = tree.answer(question, of: child)
        if let height = sizing.definiteLength(style.pointee.height, .vertical) {
            return sizing.clampedHeight(height, contentHeight: answer.intrinsicHeight)
        }
        guard let ratio = sizing.ratio, !style.pointee.height.isContentBased else { return answer.length }
        var height = sizing.transferred(width, from: .horizontal, ratio: ratio)
        if style.pointee.minHeight == .auto, style.pointee.overflow == .visible {
            height = max(height, answer.intrinsicHeight)
        }
        return sizing.clampedHeight(height, contentHeight: answer.intrinsicHeight)
    }

    // MARK: Positions

    private func x(_ size: Size) -> Double {
        let start = containingBlock.minX
        switch (inset.left, inset.right) {
        case (nil, nil):
            let outer = size.width + sizing.margins(.horizontal)
            return staticMarginEdge(.horizontal, outerLength: outer) + sizing.margin.left
        case (let left?, nil): return start + left + sizing.margin.left
        case (nil, let right?): return containingBlock.maxX - right - sizing.margin.right - size.width
        case (let left?, let right?):
            let free = containingBlock.width - left - right - size.width - sizing.margins(.horizontal)
            return start + left + sizing.margin.left + horizontalShift(free)
        }
    }

    /// How far auto margins or the direction move a box between two insets.
    private func horizontalShift(_ free: Double) -> Double {
        switch sizing.hasAutoMargins(.horizontal) {
        case (true, true): free > 0 ? free / 2 : isContainingBlockRightToLeft ? free : 0
        case (true, false): free
        case (false, true): 0
        case (false, false): isContainingBlockRightToLeft ? free : 0
        }
    }

    private func y(_ size: Size) -> Double {
        let start = containingBlock.minY
        switch (inset.top, inset.bottom) {
        case (nil, nil):
            let outer = size.height + sizing.margins(.vertical)
            return staticMarginEdge(.vertical, outerLength: outer) + sizing.margin.top
        case (let top?, nil): return start + top + sizing.margin.top
        case (nil, let bottom?):
            return containingBlock.maxY - bottom - sizing.margin.bottom - size.height
        case (let top?, let bottom?):
            let outer = size.height + sizing.margins(.vertical)
            // Insets that meet leave nothing between them.
            let room = max(0, containingBlock.height - top - bottom)
            return start + sizing.margin.top + verticalPosition(from: top, room: room, outer: outer)
        }
    }

    /// Where auto margins or `align-self` put the margin box of a child between two insets.
    private func verticalPosition(from top: Double, room: Double, outer: Double) -> Double {
        let free = room - outer
        switch sizing.hasAutoMargins(.vertical) {
        case (true, true): return top + free / 2
        case (true, false): return top + free
        case (false, true): return top
        case (false, false): break
        }
        let alignment = style.pointee.alignSelf
        if free < 0, alignment.overflow == .safe { return top }
        let position: Double
        switch alignment.keyword {
        case .auto, .normal: return top
        case .center: position = top + free / 2
        case .end, .flexEnd, .selfEnd, .lastBaseline: position = top + free
        case .stretch, .start, .flexStart, .selfStart, .left, .right, .firstBaseline, .spaceBetween,
            .spaceAround, .spaceEvenly:
            position = top
        }
        guard free < 0, alignment.overflow == .unspecified else { return position }
        // CSS Align §4.4: what is too large for its place stays inside the containing block if it can.
        let limit = max(containingBlock.height, top + room)
        return max(min(0, top), min(position, limit - outer))
    }

    /// The left or top edge of the margin box if the child were the only item of its parent.
    private func staticMarginEdge(_ axis: LayoutAxis, outerLength: Double) -> Double {
        var parent = parent
        let free = parent.inner[axis] - outerLength
        let offset: Double
        let isReversed: Bool
        if axis == parent.main {
            offset =
                ContentDistribution(
                    staticAlignment(parent.style.pointee.justifyContent), free: free, count: 1,
                    in: parent.mainDirection
                ).offset
            isReversed = parent.isRow ? parent.isReversed != parent.isRightToLeft : parent.isReversed
        } else {
            offset = parent.staticCrossOffset(child, free: free)
            isReversed = parent.isCrossStartReversed
        }
        let padding = axis == .horizontal ? parent.sizing.padding.left : parent.sizing.padding.top
        return padding + (isReversed ? free - offset : offset)
    }
}

/// Space is not distributed around a box out of the flow; along the main axis, browsers do not make static positions safe.
private func staticAlignment(_ alignment: CSSAlignment) -> CSSAlignment {
    let isCentered = alignment.keyword == .spaceAround || alignment.keyword == .spaceEvenly
    return CSSAlignment(isCentered ? .center : alignment.keyword, overflow: .unsafe)
}

extension FlexContainer {
    /// Where `align-self` puts the margin box of an absolutely positioned child, from the cross-start edge.
    fileprivate mutating func staticCrossOffset(_ child: Int32, free: Double) -> Double {
        var item = makeItem(child, tree.style(child))
        return offset(of: &item, free: free)
    }
}

extension LayoutTree {
    /// Places the absolutely positioned children of a container whose own box is final.
    func placeAbsoluteChildren(of node: Int32) {
        var child = nodes[node].firstChild
        while child != NodeRecord.none {
            let style = stylePointer(child)
            if style.pointee.position == .absolute, style.pointee.display != .none {
                placeAbsoluteChild(child, of: node)
            }
            child = nodes[child].nextSibling
        }
    }

    private func placeAbsoluteChild(_ child: Int32, of node: Int32) {
        let mark = scratch.mark
        defer { scratch.release(to: mark) }
        if stylePointer(node).pointee.position == .static { hasEscapingBoxes = true }
        let parent = finalContainer(node, boxes[nodes[node].box].decided)
        let (frame, question) = AbsolutePosition(parent.tree, child, in: parent, containingBlock(of: node))
            .resolve()
        nodes[child].frame = frame.bounded
        boxes[nodes[child].box].decided = question
    }

    private func finalContainer(_ node: Int32, _ question: BoxQuestion) -> FlexContainer {
        var container = FlexContainer(self, node, question)
        let size = nodes[node].frame.size
        container.inner = Size(
            width: max(0, size.width - container.sizing.padding.horizontal),
            height: max(0, size.height - container.sizing.padding.vertical))
        return container
    }

    /// The padding box of the nearest positioned ancestor, from the corner of the node's border box.
    private func containingBlock(of node: Int32) -> (rect: Rect, isRightToLeft: Bool) {
        var ancestor = node
        var offset = Point.zero
        while stylePointer(ancestor).pointee.position == .static {
            let parent = nodes[ancestor].parent
            guard parent != NodeRecord.none, nodes[parent].kind == .flexContainer else { break }
            offset = offset - nodes[ancestor].frame.origin
            ancestor = parent
        }
        let border = stylePointer(ancestor).pointee.border
        let frame = Rect(origin: offset, size: nodes[ancestor].frame.size)
        let insets = Insets(top: border.top, left: border.left, bottom: border.bottom, right: border.right)
        return (frame.inset(by: insets), nodes[ancestor].flags.contains(.isRightToLeft))
    }
}
