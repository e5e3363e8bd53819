import VitrineGeometry

extension LayoutTree {
    /// Lays out the children of a container whose own box is final.
    func layOutItems(of node: Int32) {
        let question = boxes[nodes[node].box].decided
        if !boxes[nodes[node].box].hasCachedLayout(for: question) {
            settle { tree in
                tree.depth = 0
                _ = tree.answerNow(question, of: node)
            }
        }
        placeAbsoluteChildren(of: node)
        var child = nodes[node].firstChild
        while child != NodeRecord.none {
            finishItem(child)
            child = nodes[child].nextSibling
        }
    }

    /// Hides a child that is not displayed, and writes the proposal of content that is not CSS.
    private func finishItem(_ child: Int32) {
        if stylePointer(child).pointee.display == .none { return hide(child) }
        guard nodes[child].kind != .flexContainer else { return }
        let question = boxes[nodes[child].box].decided
        let padding = paddingAndBorder(stylePointer(child), containingWidth: question.containingWidth)
        nodes[child].proposal = contentProposal(child, question, padding)
        // Its size may have changed under the same proposal, and the tree does not keep the size that it was laid out with.
        nodes[child].flags.remove(.isFinal)
    }

    /// Makes the boxes of a node and everything below it empty.
    private func hide(_ root: Int32) {
        var open = [root]
        while let node = open.popLast() {
            nodes[node].frame = .zero
            nodes[node].flags.remove(.isFinal)
            if nodes[node].box != NodeRecord.none { boxes[nodes[node].box].forget() }
            open += children(of: NodeID(index: node)).map(\.index)
        }
    }
}
