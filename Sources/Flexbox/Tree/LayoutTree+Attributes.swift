extension LayoutTree {
    /// How soon a stack asks this node: higher ones first. NaN takes back what was set.
    public func setLayoutPriority(_ priority: Double, of node: NodeID) {
        nodes[node.index].layoutPriority = priority
        markChanged(node)
    }

    /// The priority that was set; else a spacer's is −infinity, a modifier has its content's, and all others have 0.
    public func layoutPriority(of node: NodeID) -> Double {
        var node = node
        while true {
            let priority = nodes[node.index].layoutPriority
            if !priority.isNaN { return priority }
            if nodes[node.index].kind == .spacer { return -.infinity }
            guard nodes[node.index].kind.isModifier, let content = onlyChild(of: node) else { return 0 }
            node = content
        }
    }

    /// Whether leading is at the right. Not inherited: set it for each node.
    public func setRightToLeft(_ isRightToLeft: Bool, of node: NodeID) {
        if isRightToLeft {
            nodes[node.index].flags.insert(.isRightToLeft)
        } else {
            nodes[node.index].flags.remove(.isRightToLeft)
        }
        markChanged(node)
    }

    /// What ``setRightToLeft(_:of:)`` set last; false by default.
    public func isRightToLeft(_ node: NodeID) -> Bool { nodes[node.index].flags.contains(.isRightToLeft) }

    /// Sets where a guide of a node lies, instead of where its content or what was set before puts it.
    ///
    /// The function sees the guides as they were before, its own one included. An answer that is no number is 0.
    public func setGuide(_ guide: AlignmentGuide, of node: NodeID, _ function: @escaping GuideFunction) {
        guides[node, default: []].append((guide, function))
        setGuides.insert(guide)
        nodes[node.index].flags.insert(.hasGuides)
        markChanged(node)
    }

    /// A name to print beside the node's kind.
    public func setLabel(_ label: String, of node: NodeID) {
        labels[node] = label
    }
}
