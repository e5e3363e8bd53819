public import VitrineGeometry

extension Size {
    /// What shapes and colors take where the ideal length is proposed: 10 points.
    public static let idealOfShapes = Size(width: 10, height: 10)
}

extension LayoutTree {
    /// Adds a node that takes exactly what is proposed, and its ideal size where it is asked for that.
    ///
    /// So do colors, shapes and gradients, resizable images (whose ideal size is their own), and `GeometryReader`, whose
    /// content is proposed that size too and stands at the top leading corner.
    public func addFill(ideal: Size = .idealOfShapes) -> NodeID {
        addNode(.fill, payload: sizes.append(ideal.bounded))
    }

    /// Adds a node that takes the largest square in what is proposed; a side that is proposed alone is that of the square.
    ///
    /// So does a circle since iOS 16 ("Thinking in SwiftUI", 2023, on leaf views).
    public func addSquare() -> NodeID {
        addNode(.square, payload: 0)
    }

    /// Adds an image that has its own size in points, whatever is proposed.
    public func addImage(_ size: Size) -> NodeID {
        addNode(.image, payload: sizes.append(size.bounded))
    }

    func fillSize(of node: NodeID, _ proposal: Proposal) -> Size {
        let ideal = sizes[nodes[node.index].payload]
        return Size(
            width: proposal.width.length ?? ideal.width, height: proposal.height.length ?? ideal.height)
    }

    func squareSize(_ proposal: Proposal) -> Size {
        let sides = [proposal.width.length, proposal.height.length].compactMap(\.self)
        let side = sides.min() ?? Size.idealOfShapes.width
        return Size(width: side, height: side)
    }

    func arrangeFill(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        for child in children(of: node) {
            place(child, at: .zero, Proposal(size))
        }
    }
}
