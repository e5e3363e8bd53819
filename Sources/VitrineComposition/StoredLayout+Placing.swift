import Flexbox
import VitrineGeometry

extension LayoutTree {
    /// Adds a container that puts its children just where they were.
    func addStored(_ layout: StoredLayout, isRightToLeft: Bool) -> NodeID {
        addCustom(
            CustomLayout(
                sizeThatFits: { _, _ in layout.size },
                placeChildren: { size, proposal, children in
                    for (child, box) in zip(children, layout.children) {
                        // Layouts count from the leading edge, boxes from the left one.
                        let x = isRightToLeft ? size.width - box.maxX : box.minX
                        child.place(
                            at: Point(x: x, y: box.minY),
                            proposing: layout.proposal(for: child, in: box, under: proposal))
                    }
                }))
    }
}

extension StoredLayout {
    /// What most likely led to a child's box.
    ///
    /// A stack shares a length out, even its own one, otherwise than it takes its ideal one. So a child is offered nothing along
    /// an axis where its container is offered nothing, unless that leads to another box.
    fileprivate func proposal(for child: LayoutChild, in box: Rect, under proposal: Proposal) -> Proposal {
        let stored = Proposal(width: box.width, height: box.height).ideal(along: LayoutAxes(idealAxes))
        var inherited = stored
        if proposal.width == .ideal { inherited.width = .ideal }
        if proposal.height == .ideal { inherited.height = .ideal }
        let size = child.sizeThatFits(inherited)
        // Stored boxes are rounded.
        let isSameBox = abs(size.width - box.width) < 0.01 && abs(size.height - box.height) < 0.01
        return isSameBox ? inherited : stored
    }
}
