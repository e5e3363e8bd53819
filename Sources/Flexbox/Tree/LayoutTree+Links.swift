extension LayoutTree {
    /// Adds a node without parent; each kind's own `add…` function calls this.
    func addNode(_ kind: NodeKind, payload: Int) -> NodeID {
        NodeID(nodes.append(NodeRecord(kind: kind, payload: Int32(truncatingIfNeeded: payload))))
    }

    /// Makes a node that has no parent the last child of another.
    public func append(_ child: NodeID, to parent: NodeID) {
        precondition(nodes[child.index].parent == NodeRecord.none, "a node has one parent")
        nodes[child.index].parent = parent.index
        if nodes[parent.index].kind == .flexContainer {
            ensureStyle(of: child)
            noteDefiniteHeights(child.index)
        }
        let last = nodes[parent.index].lastChild
        if last == NodeRecord.none {
            nodes[parent.index].firstChild = child.index
        } else {
            nodes[last].nextSibling = child.index
        }
        nodes[parent.index].lastChild = child.index
        nodes[parent.index].childCount += 1
        markChanged(parent)
    }

    /// Takes all children from a node; they may be appended elsewhere.
    public func removeChildren(of parent: NodeID) {
        var child = nodes[parent.index].firstChild
        while child != NodeRecord.none {
            let next = nodes[child].nextSibling
            nodes[child].parent = NodeRecord.none
            nodes[child].nextSibling = NodeRecord.none
            child = next
        }
        nodes[parent.index].firstChild = NodeRecord.none
        nodes[parent.index].lastChild = NodeRecord.none
        nodes[parent.index].childCount = 0
        markChanged(parent)
    }

    /// The children of a node, in order.
    public func children(of node: NodeID) -> Children {
        Children(nodes: nodes.base, following: nodes[node.index].firstChild)
    }

    /// How many children a node has itself, without theirs.
    public func childCount(of node: NodeID) -> Int { Int(nodes[node.index].childCount) }

    /// The node to which this one was appended; nil for a root.
    public func parent(of node: NodeID) -> NodeID? {
        let parent = nodes[node.index].parent
        return parent == NodeRecord.none ? nil : NodeID(index: parent)
    }

    /// The one child of a node that wraps another.
    func onlyChild(of node: NodeID) -> NodeID? {
        let child = nodes[node.index].firstChild
        return child == NodeRecord.none ? nil : NodeID(index: child)
    }

    /// A walk over the children of one node; do not add nodes while it is used.
    public struct Children: Sequence, IteratorProtocol {
        let nodes: UnsafeMutablePointer<NodeRecord>
        var following: Int32

        /// The next child in order; nil after the last.
        public mutating func next() -> NodeID? {
            guard following != NodeRecord.none else { return nil }
            let child = NodeID(index: following)
            following = nodes[Int(following)].nextSibling
            return child
        }
    }
}
