import VitrineViews

extension ResolvedNode {
    /// The element as an item of a `Flex`, with the factors, sizes and margins that it has, or that the element below its
    /// modifiers has.
    func asFlexItem() throws(CompositionError) -> ResolvedNode {
        var node = self
        var item = layoutTraits.flexItem ?? FlexItem()
        // A spacer is there to take what is free.
        if case .spacer = kind, item.grow == nil { item.grow = 1 }
        node.releaseFlexItem()
        node.rare.flexItem = item == FlexItem() ? nil : item
        return try node.checked()
    }

    /// A `Flex` has no box of its own where the modifiers around it are the item.
    private mutating func releaseFlexItem() {
        rare.flexItem = nil
        if case .container = kind { return }
        guard layoutTraits.flexItem != nil, !children.isEmpty else { return }
        children[0].releaseFlexItem()
    }

    /// Whether the element lays its children out as CSS does.
    var isFlex: Bool {
        if case .container(let container) = kind, case .flex = container.layout { true } else { false }
    }
}
