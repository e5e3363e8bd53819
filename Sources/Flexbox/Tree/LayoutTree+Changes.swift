extension LayoutTree {
    /// Forgets what is known of a node and its ancestors, because its content, style or children changed.
    ///
    /// Setters do this themselves; call it when what the leaf measurer says of a leaf has changed.
    public func markChanged(_ node: NodeID) {
        var index = node.index
        while index != NodeRecord.none {
            // A dirty node of which nothing is known has only such ancestors.
            if nodes[index].flags.contains(.isDirty), nodes[index].memoHead == NodeRecord.none,
                nodes[index].spacing == NodeRecord.none, index != node.index
            {
                return
            }
            nodes[index].flags.insert(.isDirty)
            nodes[index].memoHead = NodeRecord.none
            nodes[index].spacing = NodeRecord.none
            index = nodes[index].parent
        }
    }

    /// Gives up all remembered answers once they fill much more room than a fresh layout would.
    func reclaimMemo() {
        reclaimSpacings()
        guard memo.count > 4096, memo.count > 16 * nodes.count else { return }
        memo.removeAll()
        for index in 0..<nodes.count {
            nodes[index].memoHead = NodeRecord.none
        }
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
