import VitrineGeometry

/// Widths of a box that depend on its content. All are widths of the border box.
struct BoxWidths {
    let tree: TreeReference
    let node: Int32
    let sizing: BoxSizing
    /// The height of the border box where it is known beforehand, else negative.
    var height = BoxQuestion.unknown

    /// The width that the content alone asks for.
    func content(_ kind: BoxQuestion.Kind) -> Double {
        var question = BoxQuestion()
        question.kind = kind
        if tree.node(node).pointee.kind == .flexContainer {
            if tree.node(node).pointee.firstChild == NodeRecord.none { return sizing.paddings(.horizontal) }
            question.height = height
            question.containingHeight = sizing.containing.height
        }
        return tree.answer(question, of: node).length + sizing.paddings(.horizontal)
    }

    /// The content's preferred width, but no more than is available unless the content cannot be narrower.
    func fitContent(available: Double) -> Double {
        let preferred = content(.maxContentWidth)
        if preferred <= available { return preferred }
        return max(content(.minContentWidth), available)
    }

    /// The border box's length of a width property; nothing for `auto` and percentages of an unknown width.
    func length(_ size: CSSSize, available: Double) -> Double? {
        switch size {
        case .minContent: content(.minContentWidth)
        case .maxContent: content(.maxContentWidth)
        case .fitContent: available < 0 ? content(.maxContentWidth) : fitContent(available: available)
        case .auto, .points, .percent, .stretch, .content: sizing.definiteLength(size, .horizontal)
        }
    }

    /// The lower bound, without automatic minimum sizes.
    func minimum(available: Double) -> Double {
        length(sizing.style.pointee.minWidth, available: available) ?? sizing.paddings(.horizontal)
    }

    /// The upper bound.
    func maximum(available: Double) -> Double {
        length(sizing.style.pointee.maxWidth, available: available) ?? .infinity
    }

    /// A width within its bounds.
    func clamped(_ width: Double, available: Double) -> Double {
        max(minimum(available: available), min(width, maximum(available: available)))
    }

    /// The width that follows from the height by the aspect ratio, but not less than the content needs unless it may
    /// be scrolled or has a minimum of its own.
    func transferred(fromHeight height: Double, ratio: Double) -> Double {
        max(sizing.transferred(height, from: .vertical, ratio: ratio), minimumBesideRatio())
    }

    /// The automatic minimum width of a box whose height is definite and which has an aspect ratio: that of its content, or
    /// none.
    func minimumBesideRatio() -> Double {
        guard sizing.style.pointee.minWidth == .auto, sizing.style.pointee.overflow == .visible else {
            return 0
        }
        return min(content(.minContentWidth), sizing.definiteMaximum(.horizontal))
    }

    /// What the box adds to an intrinsic width of its parent, without margins.
    func contribution(_ kind: BoxQuestion.Kind) -> Double {
        let width: Double
        switch sizing.style.pointee.width {
        case .minContent: width = content(.minContentWidth)
        case .maxContent: width = content(.maxContentWidth)
        case .points(let points): width = sizing.borderBoxLength(points, .horizontal)
        case .auto, .percent, .fitContent, .stretch, .content:
            if let ratio = sizing.ratio, height >= 0 {
                width = transferred(fromHeight: height, ratio: ratio)
            } else {
                width = clampedByTransferredBounds(content(kind))
            }
        }
        return clamped(width, available: BoxQuestion.unknown)
    }

    /// A width within the bounds that the aspect ratio makes of those of the height.
    func clampedByTransferredBounds(_ width: Double) -> Double {
        guard let ratio = sizing.ratio else { return width }
        var result = width
        if let maximum = sizing.definiteLength(sizing.style.pointee.maxHeight, .vertical) {
            result = min(result, sizing.transferred(maximum, from: .vertical, ratio: ratio))
        }
        // Padding and border are a lower bound too.
        let minimum = sizing.definiteMinimum(.vertical)
        return max(result, sizing.transferred(minimum, from: .vertical, ratio: ratio))
    }
}
