public import VitrineGeometry

extension LayoutTree {
    /// Sets the distances that a node prefers to its neighbours, instead of those its kind has.
    ///
    /// The caller does this for texts: ``SpacingPreferences/text(_:pixelLength:)``.
    public func setSpacing(_ spacing: SpacingPreferences, of node: NodeID) {
        explicitSpacings[node] = spacing
        nodes[node.index].flags.insert(.hasSpacing)
        markChanged(node)
    }

    /// The distances that a node prefers to its neighbours.
    public func spacing(of node: NodeID) -> SpacingPreferences {
        // Resolving may move the table, so it comes before the table is looked at.
        let index = resolveSpacing(of: node)
        return resolvedSpacings[index]
    }

    /// The distance that a stack without a spacing of its own keeps between two nodes.
    public func distance(from node: NodeID, to next: NodeID, along axis: LayoutAxis) -> Double {
        let first = resolveSpacing(of: node)
        let second = resolveSpacing(of: next)
        if first == Self.standardSpacing, second == Self.standardSpacing {
            return SpacingPreferences.defaultDistance
        }
        return resolvedSpacings[first].distance(to: resolvedSpacings[second], along: axis)
    }

    /// Where ``SpacingPreferences/standard`` stands in the table.
    private static let standardSpacing: Int32 = 0

    /// Finds where a node's preferences stand in the table, or puts them there; children come first, on a list
    /// of open nodes rather than the call stack, as trees may be deep.
    private func resolveSpacing(of node: NodeID) -> Int32 {
        if nodes[node.index].spacing != NodeRecord.none { return nodes[node.index].spacing }
        if resolvedSpacings.count == 0 { resolvedSpacings.append(.standard) }
        guard nodes[node.index].firstChild != NodeRecord.none else {
            nodes[node.index].spacing = combineSpacing(of: node)
            return nodes[node.index].spacing
        }
        var open = [node]
        while let next = open.last {
            let unknown = contributors(to: next).filter { nodes[$0.index].spacing == NodeRecord.none }
            if unknown.isEmpty {
                open.removeLast()
                nodes[next.index].spacing = combineSpacing(of: next)
            } else {
                open += unknown
            }
        }
        return nodes[node.index].spacing
    }

    /// The children whose preferences decide those of a node.
    private func contributors(to node: NodeID) -> [NodeID] {
        if nodes[node.index].flags.contains(.hasSpacing) { return [] }
        switch nodes[node.index].kind {
        case .measuredLeaf, .spacer, .divider, .fill, .square, .image, .scroll, .position, .flexContainer:
            return []
        case .padding, .fixedFrame, .flexibleFrame, .fixedSize, .aspectRatio, .overlay, .firstThatFits:
            return onlyChild(of: node).map { [$0] } ?? []
        case .stack, .lazyStack, .zStack, .lazyGrid, .grid, .custom:
            return Array(children(of: node))
        }
    }

    /// Makes a node's preferences from its children's.
    private func combineSpacing(of node: NodeID) -> Int32 {
        if nodes[node.index].flags.contains(.hasSpacing), let spacing = explicitSpacings[node] {
            return add(spacing)
        }
        let contributors = contributors(to: node)
        if nodes[node.index].kind == .spacer { return addSpacerSpacing(of: node) }
        if nodes[node.index].kind == .custom, let spacing = customSpacing(of: node) { return add(spacing) }
        if contributors.allSatisfy({ nodes[$0.index].spacing == Self.standardSpacing }) {
            return Self.standardSpacing
        }
        if nodes[node.index].kind.isModifier || nodes[node.index].kind == .firstThatFits {
            return combineSpacing(of: node, content: contributors[0])
        }
        var spacing = SpacingPreferences()
        for (index, child) in contributors.enumerated() {
            let preferences = resolvedSpacings[nodes[child.index].spacing]
            let isMirrored = isRightToLeft(child) != isRightToLeft(node)
            for edge in SpacingPreferences.Edge.allCases
            where isOuter(edge, ofChild: index, among: contributors.count, in: node) {
                spacing.formUnion(isMirrored ? preferences.mirrored : preferences, at: edge)
            }
        }
        return add(spacing)
    }

    /// A modifier has its content's preferences, but frames and padding reset those of the edges that they set.
    private func combineSpacing(of node: NodeID, content: NodeID) -> Int32 {
        var spacing = resolvedSpacings[nodes[content.index].spacing]
        let reset = edgesSet(by: node)
        if reset.isEmpty || spacing.isKeptByFrames { return nodes[content.index].spacing }
        spacing.reset(reset)
        return add(spacing)
    }

    private func edgesSet(by node: NodeID) -> [SpacingPreferences.Edge] {
        switch nodes[node.index].kind {
        case .padding: paddedEdges(of: node)
        case .fixedFrame: fixedEdges(of: node)
        case .flexibleFrame: boundedEdges(of: node)
        case .fixedSize, .aspectRatio, .overlay, .position, .measuredLeaf, .stack, .lazyStack, .zStack,
            .spacer, .divider, .fill, .square, .image, .scroll, .lazyGrid, .grid, .custom, .firstThatFits,
            .flexContainer:
            []
        }
    }

    /// Whether a child's edge is an edge of its container: only stacks hide those between their children.
    private func isOuter(
        _ edge: SpacingPreferences.Edge, ofChild index: Int, among count: Int, in node: NodeID
    ) -> Bool {
        guard let axis = stackAxis(of: node) else { return true }
        if edge == .start(of: axis) { return index == 0 }
        if edge == .end(of: axis) { return index == count - 1 }
        return true
    }

    private func add(_ spacing: SpacingPreferences) -> Int32 {
        if spacing == .standard { return Self.standardSpacing }
        return Int32(truncatingIfNeeded: resolvedSpacings.append(spacing))
    }

    private func addSpacerSpacing(of node: NodeID) -> Int32 {
        if let axis = spacers[nodes[node.index].payload].axis { return add(.none(along: axis)) }
        var spacing = SpacingPreferences.zero
        spacing.isKeptByFrames = true
        return add(spacing)
    }
}
