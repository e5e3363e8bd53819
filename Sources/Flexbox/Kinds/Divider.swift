public import VitrineGeometry

extension LayoutTree {
    /// Adds a line across the stack that holds it (`Divider`).
    ///
    /// - Parameters:
    ///   - axis: The axis of that stack; outside of stacks the line is horizontal.
    ///   - thickness: In points; nil for one pixel.
    public func addDivider(across axis: LayoutAxis?, thickness: Double? = nil) -> NodeID {
        let divider = Divider(axis: axis ?? .vertical, thickness: thickness?.number?.boundedExtent)
        return addNode(.divider, payload: dividers.append(divider))
    }

    func dividerSize(of node: NodeID, _ proposal: Proposal) -> Size {
        let divider = dividers[nodes[node.index].payload]
        var size = Size.zero
        size[divider.axis] = divider.thickness ?? pixelLength
        let across = divider.axis.perpendicular
        size[across] = proposal[across].length ?? Size.idealOfShapes[across]
        return size
    }
}

/// A line and the axis across which it is drawn.
struct Divider {
    var axis: LayoutAxis
    /// In points; nil for one pixel.
    var thickness: Double?
}
