public import VitrineGeometry

/// Room that grows along one axis, or along both.
struct Spacer {
    /// The axis of the stack that holds it; nil outside of stacks.
    var axis: LayoutAxis?
    var minLength: Double
}

extension LayoutTree {
    /// Adds empty room that takes what is left over in a stack (`Spacer`).
    ///
    /// - Parameters:
    ///   - axis: That of the stack that holds it, also from within modifiers; nil outside of stacks.
    ///   - minLength: At least so many points; nil for the default distance between nodes.
    public func addSpacer(along axis: LayoutAxis?, minLength: Double? = nil) -> NodeID {
        let minLength = minLength?.number?.boundedExtent ?? SpacingPreferences.defaultDistance
        let spacer = Spacer(axis: axis, minLength: minLength)
        return addNode(.spacer, payload: spacers.append(spacer))
    }

    func spacerSize(of node: NodeID, _ proposal: Proposal) -> Size {
        let spacer = spacers[nodes[node.index].payload]
        var size = Size.zero
        for axis in LayoutAxis.allCases where axis == spacer.axis ?? axis {
            size[axis] = max(proposal[axis].length ?? 0, spacer.minLength)
        }
        return size
    }
}
