import Flexbox
import Geometry

extension LayoutTree {
    /// Adds a container that puts its children just where they were.
    func addStored(_ layout: StoredLayout, isRightToLeft: Bool) -> NodeID {
        addCustom(
            CustomLayout(
                sizeThatFits: { _, _ in layout.size },
                placeChildren: { size, _, children in
                    for (child, box) in zip(children, layout.children) {
                        // Layouts count from the leading edge, boxes from the left one.
                        let x = isRightToLeft ? size.width - box.maxX : box.minX
                        // A stack shares a length out, even its own one, otherwise than it takes its ideal one.
                        let proposal = Proposal(width: box.width, height: box.height)
                        child.place(
                            at: Point(x: x, y: box.minY),
                            proposing: proposal.ideal(along: LayoutAxes(layout.idealAxes)))
                    }
                }))
    }
}
