extension BoxStyle {
    /// The style with numbers that a layout can bear: ``LayoutTree/lengthLimit`` bounds them, NaN is the property's initial value,
    /// and flex factors and borders are not negative. (Where padding, gaps and sizes are negative, CSS has rules of its own.)
    var bounded: BoxStyle {
        var style = self
        style.flexGrow = (flexGrow.number ?? 0).boundedExtent
        style.flexShrink = (flexShrink.number ?? 1).boundedExtent
        style.flexBasis = flexBasis.bounded
        style.width = width.bounded
        style.height = height.bounded
        style.minWidth = minWidth.bounded
        style.minHeight = minHeight.bounded
        style.maxWidth = maxWidth.bounded
        style.maxHeight = maxHeight.bounded
        style.aspectRatio = aspectRatio?.boundedRatio
        style.rowGap = rowGap.bounded(initial: .zero)
        style.columnGap = columnGap.bounded(initial: .zero)
        style.margin = margin.map { $0.bounded(initial: .zero) }
        style.padding = padding.map { $0.bounded(initial: .zero) }
        style.border = border.map(\.boundedExtent)
        style.inset = inset.map { $0.bounded(initial: .auto) }
        return style
    }
}

extension CSSEdges {
    fileprivate func map(_ transform: (Value) -> Value) -> CSSEdges {
        CSSEdges(
            left: transform(left), top: transform(top), right: transform(right), bottom: transform(bottom))
    }
}

extension CSSLength {
    fileprivate func bounded(initial: CSSLength) -> CSSLength {
        switch self {
        case .auto: self
        case .points(let points): points.isNaN ? initial : .points(points.boundedLength)
        case .percent(let percent): percent.isNaN ? initial : .percent(percent.boundedLength)
        }
    }
}

extension CSSSize {
    fileprivate var bounded: CSSSize {
        switch self {
        case .points(let points): points.isNaN ? .auto : .points(points.boundedLength)
        case .percent(let percent): percent.isNaN ? .auto : .percent(percent.boundedLength)
        case .auto, .minContent, .maxContent, .fitContent, .stretch, .content: self
        }
    }
}
