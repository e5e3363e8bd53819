import VitrineGeometry
package import VitrineViews

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
        let root = try tree.next(at: first.depth, isRightToLeft: false, in: "")
        guard tree.position == tree.nodes.count else { throw .noTree }
        return root.node
    }

    private struct Element {
        var node: ResolvedNode
        /// Whether a function of the catalogue says where a guide of it lies.
        var hasOwnGuide: Bool
    }

    private mutating func next(
        at depth: Int, isRightToLeft: Bool, in component: String
    ) throws(Failure) -> Element {
        let description = nodes[position]
        let component = description.component ?? component
        guard description.depth == depth else { throw .noTree }
        position += 1
        guard let traits = ElementTraits(description.properties) else {
            throw .unknown(element: description.id)
        }
        let direction = traits.isRightToLeft ?? isRightToLeft
        var children: [Element] = []
        var boxes: [NodeDescription] = []
        while position < nodes.count, nodes[position].depth > depth {
            boxes.append(nodes[position])
            children.append(try next(at: depth + 1, isRightToLeft: direction, in: component))
        }
        guard let storage = ElementKinds.named[description.kind] else {
            throw .unknown(element: description.id)
        }
        let hasOwnGuide =
            description.kind == ElementKinds.alignmentGuide.name || children.contains(where: \.hasOwnGuide)
        let stored = StoredElement(description: description, isRightToLeft: direction, resources: resources)
        var kind = try storage.read(stored)
        if storage.isLayout,
            kind == nil || hasOwnGuide || description.isScrolled(boxes, isRightToLeft: direction)
        {
            kind = .placed(StoredLayout(description, of: storage, children: boxes))
        }
        guard let kind else { throw .unknown(element: description.id) }
        var node = ResolvedNode(
            id: ElementID(description.id), kind: kind, isRightToLeft: direction,
            children: children.map(\.node))
        node.component = component
        node.layoutTraits.zIndex = traits.zIndex
        node.layoutTraits.gridCell = traits.gridCell
        node.rare.flexItem = traits.flexItem
        node.rare.tokens = traits.tokens
        node.rare.storedWords = traits.words
        guard let checked = try? node.checked() else { throw .unknown(element: description.id) }
        return Element(node: checked, hasOwnGuide: hasOwnGuide)
    }
}

extension StoredLayout {
    fileprivate init(
        _ description: NodeDescription, of kind: StoredKind, children: [NodeDescription]
    ) {
        let own = Set(kind.declarations.map(\.name))
        self.init(
            kind: description.kind, properties: description.properties.filter { own.contains($0.key) },
            size: description.box.size, children: children.map(\.box))
        switch description.kind {
        case ElementKinds.background.name: painting = .backgroundFirst
        case ElementKinds.mask.name: painting = .masked
        default: painting = .inOrder
        }
        idealAxes = description.scrollAxes ?? []
    }
}

extension NodeDescription {
    fileprivate var scrollAxes: Axis.Set? {
        guard kind == ElementKinds.scroll.name, let axes = properties["axes"] else { return nil }
        return PropertyFormat<Axis.Set>.axes.read(axes)
    }

    /// Whether it is a scroll view whose content does not lie at its beginning, and how far it was scrolled nothing else says.
    fileprivate func isScrolled(_ contents: [NodeDescription], isRightToLeft: Bool) -> Bool {
        guard let axes = scrollAxes else { return false }
        return contents.contains { content in
            let leading = isRightToLeft ? box.width - content.box.maxX : content.box.minX
            // Stored boxes are rounded.
            return axes.contains(.horizontal) && abs(leading) > 0.01
                || axes.contains(.vertical) && abs(content.box.minY) > 0.01
        }
    }
}
