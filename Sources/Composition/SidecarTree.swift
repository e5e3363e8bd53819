import Geometry
package import Views

/// Makes elements of what a sidecar holds of them, so that later stages can draw them again.
package struct SidecarTree {
    /// Why an element cannot be had again.
    package enum Failure: Error, Equatable {
        /// The tool does not know the kind, or the properties are not as it would write them.
        case unknown(element: String)
        /// The catalogue no longer has the picture with that content.
        case otherPicture(element: String)
        case noTree
    }

    private let nodes: [NodeDescription]
    let resources: Resources
    private var position = 0

    private init(_ nodes: [NodeDescription], resources: Resources) {
        self.nodes = nodes
        self.resources = resources
    }

    /// The resolved tree of an element and all that lies in it.
    ///
    /// Containers whose layout depends on functions of a user's, which no sidecar holds, keep their stored boxes.
    package static func resolve(
        _ nodes: some Sequence<NodeDescription>, resources: Resources
    ) throws(Failure) -> ResolvedNode {
        var tree = SidecarTree(Array(nodes), resources: resources)
        guard let first = tree.nodes.first else { throw .noTree }
        let root = try tree.next(at: first.depth, isRightToLeft: false)
        guard tree.position == tree.nodes.count else { throw .noTree }
        return root.node
    }

    private struct Element {
        var node: ResolvedNode
        /// Whether somebody's function says where a guide of it lies.
        var hasOwnGuide: Bool
    }

    private mutating func next(at depth: Int, isRightToLeft: Bool) throws(Failure) -> Element {
        let description = nodes[position]
        guard description.depth == depth else { throw .noTree }
        position += 1
        var direction = isRightToLeft
        if let told = description.properties["direction"] { direction = told == "right to left" }
        var children: [Element] = []
        var boxes: [NodeDescription] = []
        while position < nodes.count, nodes[position].depth > depth {
            boxes.append(nodes[position])
            children.append(try next(at: depth + 1, isRightToLeft: direction))
        }
        let reader = ElementReader(description: description, isRightToLeft: direction, resources: resources)
        let hasOwnGuide = description.kind == "alignment guide" || children.contains(where: \.hasOwnGuide)
        var kind = try reader.kind()
        if kind == nil || hasOwnGuide && kind?.arrangesChildren == true {
            var properties = description.properties
            properties["direction"] = nil
            kind = .placed(
                StoredLayout(
                    kind: description.kind, properties: properties, size: description.box.size,
                    children: boxes.map(\.box), painting: kind?.painting ?? .inOrder))
        }
        guard let kind else { throw .unknown(element: description.id) }
        var node = ResolvedNode(
            id: description.id, kind: kind, isRightToLeft: direction, children: children.map(\.node))
        let values = PropertyReader(description.properties)
        node.layoutTraits.zIndex = values.number("z index") ?? 0
        node.layoutTraits.gridCell = GridCellTraits(values)
        node.seldom.flexItem = values.flexItem
        return Element(node: node, hasOwnGuide: hasOwnGuide)
    }
}

extension ResolvedNode.Kind {
    fileprivate var painting: StoredLayout.Painting {
        switch self {
        case .background: .backgroundFirst
        case .mask: .masked
        default: .inOrder
        }
    }

    /// Whether guides of the elements inside may decide where they go.
    fileprivate var arrangesChildren: Bool {
        switch self {
        case .container, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .position, .background,
            .overlay, .mask, .alignmentGuide, .layoutPriority, .placed:
            true
        case .text, .image, .icon, .shape, .spacer, .divider, .offset, .opacity, .shadow, .clip, .effect,
            .hidden, .snapshotTolerance, .snapshotMask:
            false
        }
    }
}
