/// A node of a ``LayoutTree``, valid in the tree that made it.
public struct NodeID: Hashable, Sendable {
    let index: Int32

    init(_ index: Int) {
        self.index = Int32(truncatingIfNeeded: index)
    }

    init(index: Int32) {
        self.index = index
    }

    /// Position in the order in which nodes were added, from 0: good for arrays that run beside the tree.
    public var offset: Int { Int(index) }
}
