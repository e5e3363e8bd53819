/// Which algorithm lays a node out. What the algorithm needs to know stands in a table of the tree, at the node's
/// `payload`.
enum NodeKind: UInt8 {
    case measuredLeaf
    case padding
    case fixedFrame
    case flexContainer
}
