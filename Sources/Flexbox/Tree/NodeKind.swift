/// Which algorithm lays a node out. What the algorithm needs to know stands in a table of the tree, at the node's
/// `payload`.
enum NodeKind: UInt8 {
    case measuredLeaf
    case padding
    case fixedFrame
    case flexContainer
    case flexibleFrame
    case fixedSize
    case aspectRatio
    case overlay
    case position
    case stack
    case lazyStack
    case zStack
    case spacer
    case divider
    case fill
    case square
    case image
    case scroll
    case lazyGrid
    case grid
    case custom
    case firstThatFits

    /// Whether the node is a view modifier: it has one child whose attributes shine through it.
    var isModifier: Bool {
        switch self {
        case .padding, .fixedFrame, .flexibleFrame, .fixedSize, .aspectRatio, .overlay, .position:
            true
        case .measuredLeaf, .stack, .lazyStack, .zStack, .spacer, .divider, .fill, .square, .image, .scroll,
            .lazyGrid, .grid, .custom, .firstThatFits, .flexContainer:
            false
        }
    }
}
