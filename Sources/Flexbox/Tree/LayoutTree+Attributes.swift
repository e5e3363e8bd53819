extension LayoutTree {
    /// How soon a stack asks this node: higher ones first; 0 at first.
    public func setLayoutPriority(_ priority: Double, of node: NodeID) {
        precondition(!priority.isNaN, "a priority is a number")
        nodes[node.index].layoutPriority = priority
        markChanged(node)
    }

    public func layoutPriority(of node: NodeID) -> Double { nodes[node.index].layoutPriority }

    /// Whether leading is at the right. Not inherited: set it for each node.
    public func setRightToLeft(_ isRightToLeft: Bool, of node: NodeID) {
        if isRightToLeft {
            nodes[node.index].flags.insert(.isRightToLeft)
        } else {
            nodes[node.index].flags.remove(.isRightToLeft)
        }
        markChanged(node)
    }

    public func isRightToLeft(_ node: NodeID) -> Bool { nodes[node.index].flags.contains(.isRightToLeft) }

    /// Sets where a guide of a node lies, instead of where its content puts it.
    public func setGuide(_ guide: AlignmentGuide, of node: NodeID, _ function: @escaping GuideFunction) {
        guides[node, default: [:]][guide] = function
        nodes[node.index].flags.insert(.hasGuides)
        markChanged(node)
    }

    /// The distances that the node wishes from its neighbours, instead of those its kind has.
    public func setSpacing(_ spacing: SpacingPreferences, of node: NodeID) {
        spacings[node] = spacing
        nodes[node.index].flags.insert(.hasSpacing)
        markChanged(node)
    }

    /// The distances set with ``setSpacing(_:of:)``.
    public func spacing(of node: NodeID) -> SpacingPreferences? {
        nodes[node.index].flags.contains(.hasSpacing) ? spacings[node] : nil
    }

    /// A name to print beside the node's kind.
    public func setLabel(_ label: String, of node: NodeID) {
        labels[node] = label
    }
}
