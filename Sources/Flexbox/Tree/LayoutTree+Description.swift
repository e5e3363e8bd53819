import VitrineGeometry

extension LayoutTree {
    /// The boxes of the last layout as text, one node per line, children indented.
    public func description(of root: NodeID) -> String {
        var text = ""
        var open = [(node: root, level: 0)]
        while let (node, level) = open.popLast() {
            let frame = nodes[node.index].frame
            text += String(repeating: "  ", count: level) + name(of: node)
            if let label = labels[node] { text += " \"\(label)\"" }
            text += "  x \(decimal(frame.minX))  y \(decimal(frame.minY))"
            text += "  \(decimal(frame.width)) × \(decimal(frame.height))\n"
            open += children(of: node).map { ($0, level + 1) }.reversed()
        }
        return text
    }

    func name(of node: NodeID) -> String {
        switch nodes[node.index].kind {
        case .measuredLeaf: "leaf"
        case .padding: "padding"
        case .fixedFrame: "frame"
        case .flexibleFrame: "flexible frame"
        case .fixedSize: "fixed size"
        case .aspectRatio: "aspect ratio"
        case .overlay: "overlay"
        case .position: "position"
        case .stack: stackAxis(of: node) == .horizontal ? "row" : "column"
        case .lazyStack: stackAxis(of: node) == .horizontal ? "lazy row" : "lazy column"
        case .zStack: "z-stack"
        case .spacer: "spacer"
        case .divider: "divider"
        case .fill: "fill"
        case .square: "square"
        case .image: "image"
        case .scroll: "scroll"
        case .lazyGrid: "lazy grid"
        case .grid: "grid"
        case .custom: "custom"
        case .firstThatFits: "first that fits"
        case .flexContainer: "flex"
        }
    }
}

/// At most three decimals, at least one; never "-0.0".
func decimal(_ value: Double) -> String {
    "\((value * 1000).rounded() / 1000 + 0)"
}
