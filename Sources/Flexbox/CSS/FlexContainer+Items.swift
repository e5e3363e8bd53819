import VitrineGeometry

extension FlexContainer {
    /// Step 1: makes an item of each child in the flow, in `order`.
    mutating func generateItems() {
        var isOrdered = true
        var previousOrder = Int32.min
        var child = tree.node(node).pointee.firstChild
        while child != NodeRecord.none {
            let style = tree.style(child)
            if style.pointee.display != .none, style.pointee.position != .absolute {
                (items + itemCount).initialize(to: makeItem(child, style))
                itemCount += 1
                isOrdered = isOrdered && style.pointee.order >= previousOrder
                previousOrder = style.pointee.order
            }
            child = tree.node(child).pointee.nextSibling
        }
        if !isOrdered { sortItems() }
    }

    @inline(__always)
    mutating func makeItem(_ child: Int32, _ style: UnsafePointer<BoxStyle>) -> FlexItem {
        let sizing = BoxSizing(
            style, tree.box(child), containingWidth: percentageBase.width,
            containingHeight: percentageBase.height)
        var alignment = style.pointee.alignSelf
        if alignment.keyword == .auto { alignment = self.style.pointee.alignItems }
        if alignment.keyword == .normal || alignment.keyword == .auto { alignment = .stretch }
        return FlexItem(node: child, sizing: sizing, alignment: alignment, margin: sizing.margin)
    }

    /// Sorts by `order`; equal ones keep the order of the tree.
    private mutating func sortItems() {
        let items = UnsafeMutableBufferPointer(start: item(0), count: itemCount)
        let sorted = items.enumerated().sorted { one, other in
            let orders = (one.element.style.pointee.order, other.element.style.pointee.order)
            return orders.0 == orders.1 ? one.offset < other.offset : orders.0 < orders.1
        }
        for (index, entry) in sorted.enumerated() { items[index] = entry.element }
    }

    /// Whether the item is stretched across the main axis: it is asked to, and neither size nor margins object.
    @inline(__always)
    func isStretched(_ item: UnsafeMutablePointer<FlexItem>) -> Bool {
        guard item.pointee.alignment.keyword == .stretch else { return false }
        let margins = item.pointee.sizing.hasAutoMargins(cross)
        return !margins.start && !margins.end && isCrossSizeAuto(item)
    }

    /// Whether the size across the main axis is `auto` or behaves so.
    @inline(__always)
    func isCrossSizeAuto(_ item: UnsafeMutablePointer<FlexItem>) -> Bool {
        switch item.pointee.sizing.preferredSize(cross) {
        case .auto: true
        case .stretch: percentageBase[cross] < 0
        case .percent, .points, .minContent, .maxContent, .fitContent, .content: false
        }
    }
}
