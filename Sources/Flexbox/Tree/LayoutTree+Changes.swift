extension LayoutTree {
    /// Forgets the remembered answers of a node and its ancestors, because its content, style or children changed.
    ///
    /// Setters do this themselves; call it when what the leaf measurer says of a leaf has changed.
    public func markChanged(_ node: NodeID) {
        var index = node.index
        while index != NodeRecord.none {
            // A dirty node of which nothing is known has only such ancestors.
            if index != node.index, nodes[index].flags.contains(.isDirty), !hasAnswers(index) { return }
            nodes[index].flags.insert(.isDirty)
            forgetAnswers(index)
            index = nodes[index].parent
        }
    }

    private func hasAnswers(_ index: Int32) -> Bool {
        let box = nodes[index].box
        return nodes[index].memoHead != NodeRecord.none || nodes[index].spacing != NodeRecord.none
            || (box != NodeRecord.none && boxes[box].hasAnswers)
    }

    private func forgetAnswers(_ index: Int32) {
        nodes[index].memoHead = NodeRecord.none
        nodes[index].spacing = NodeRecord.none
        let box = nodes[index].box
        guard box != NodeRecord.none else { return }
        boxes[box].forget()
    }

    /// Begins a layout. All remembered answers are given up once they fill much more room than a fresh one would.
    func prepareForLayout() {
        hasGivenUp = false
        reclaimSpacings()
        let count = memo.count + boxMemo.count
        guard count > 4096, count > 24 * nodes.count else { return }
        memo.removeAll()
        boxMemo.removeAll()
        for index in 0..<nodes.count { nodes[index].memoHead = NodeRecord.none }
        for index in 0..<boxes.count { boxes[index].forget() }
    }

    /// Gives up all spacing preferences once most of the table belongs to earlier states of the tree.
    private func reclaimSpacings() {
        guard resolvedSpacings.count > 1024, resolvedSpacings.count > 4 * nodes.count else { return }
        resolvedSpacings.removeAll()
        for index in 0..<nodes.count {
            nodes[index].spacing = NodeRecord.none
        }
    }
}
