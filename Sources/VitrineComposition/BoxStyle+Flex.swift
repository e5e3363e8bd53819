import Flexbox
import Foundation
import VitrineGeometry
import VitrineViews

extension BoxStyle {
    /// The style of a `Flex` that is no item of another one: unless it has a width, it fills the one that it is proposed, but is
    /// not narrower than its content.
    init(_ layout: FlexLayout, box: VitrineViews.FlexItem?, isRightToLeft: Bool) {
        self.init()
        flexDirection = FlexDirection(layout.direction)
        flexWrap = FlexWrap(layout.wrap)
        justifyContent = CSSAlignment(layout.justify)
        alignItems = CSSAlignment(layout.align)
        alignContent = CSSAlignment(layout.alignContent)
        rowGap = .points(layout.rowGap)
        columnGap = .points(layout.columnGap)
        width = .stretch
        minWidth = .minContent
        if let box { apply(box, isRightToLeft: isRightToLeft) }
    }

    /// The same style for an item of a `Flex`.
    func asItem(_ item: VitrineViews.FlexItem?, isRightToLeft: Bool) -> BoxStyle {
        var style = self
        style.width = .auto
        style.minWidth = .auto
        if let item { style.apply(item, isRightToLeft: isRightToLeft) }
        return style
    }

    private mutating func apply(_ item: VitrineViews.FlexItem, isRightToLeft: Bool) {
        flexGrow = item.grow ?? flexGrow
        flexShrink = item.shrink ?? flexShrink
        flexBasis = item.basis.map(CSSSize.init) ?? flexBasis
        alignSelf = item.alignSelf.map(CSSAlignment.init) ?? alignSelf
        order = item.order.map { Int32(clamping: $0) } ?? order
        margin = CSSEdges(item.margin, isRightToLeft: isRightToLeft)
        width = item.width.map(CSSSize.init) ?? width
        height = item.height.map(CSSSize.init) ?? height
        minWidth = item.minWidth.map(CSSSize.init) ?? minWidth
        maxWidth = item.maxWidth.map(CSSSize.init) ?? maxWidth
        minHeight = item.minHeight.map(CSSSize.init) ?? minHeight
        maxHeight = item.maxHeight.map(CSSSize.init) ?? maxHeight
        aspectRatio = item.aspectRatio ?? aspectRatio
        if let insets = item.position {
            position = .absolute
            inset = CSSEdges(insets, isRightToLeft: isRightToLeft)
        }
    }
}

extension FlexLayout {
    /// The axis that items follow each other along.
    var axis: LayoutAxis {
        switch direction {
        case .row, .rowReverse: .horizontal
        case .column, .columnReverse: .vertical
        }
    }
}

extension BoxStyle.FlexDirection {
    fileprivate init(_ direction: VitrineViews.FlexDirection) {
        self =
            switch direction {
            case .row: .row
            case .rowReverse: .rowReverse
            case .column: .column
            case .columnReverse: .columnReverse
            }
    }
}

extension BoxStyle.FlexWrap {
    fileprivate init(_ wrap: VitrineViews.FlexWrap) {
        self =
            switch wrap {
            case .nowrap: .nowrap
            case .wrap: .wrap
            case .wrapReverse: .wrapReverse
            }
    }
}

extension CSSAlignment {
    fileprivate init(_ distribution: FlexDistribution) {
        self =
            switch distribution {
            case .start: .start
            case .end: .end
            case .center: .center
            case .stretch: .stretch
            case .flexStart: .flexStart
            case .flexEnd: .flexEnd
            case .spaceBetween: .spaceBetween
            case .spaceAround: .spaceAround
            case .spaceEvenly: .spaceEvenly
            }
    }

    fileprivate init(_ alignment: FlexAlignment) {
        self =
            switch alignment {
            case .start: .start
            case .end: .end
            case .center: .center
            case .stretch: .stretch
            case .flexStart: .flexStart
            case .flexEnd: .flexEnd
            case .baseline: .firstBaseline
            case .lastBaseline: .lastBaseline
            }
    }
}

extension CSSLength {
    fileprivate init(_ length: FlexLength) {
        self =
            switch length {
            case .auto: .auto
            case .points(let points): .points(Double(points))
            case .percent(let percent): .percent(Double(percent))
            }
    }
}

extension CSSSize {
    fileprivate init(_ size: FlexSize) {
        self =
            switch size {
            case .auto: .auto
            case .points(let points): .points(Double(points))
            case .percent(let percent): .percent(Double(percent))
            case .minContent: .minContent
            case .maxContent: .maxContent
            case .fitContent: .fitContent
            case .stretch: .stretch
            case .content: .content
            }
    }
}

extension CSSEdges<CSSLength> {
    fileprivate init(_ edges: FlexEdges, isRightToLeft: Bool) {
        let (leading, trailing) = (CSSLength(edges.leading), CSSLength(edges.trailing))
        self.init(
            left: isRightToLeft ? trailing : leading, top: CSSLength(edges.top),
            right: isRightToLeft ? leading : trailing, bottom: CSSLength(edges.bottom))
    }
}
