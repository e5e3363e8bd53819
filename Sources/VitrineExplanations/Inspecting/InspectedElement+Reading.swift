public import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues

extension InspectedElement {
    /// The elements of a picture, parents first; none where the lines form no tree.
    public static func elements(of nodes: [NodeDescription]) -> [InspectedElement] {
        var shapes = SubtreeShapes()
        guard let tree = ElementTree(nodes, numberedBy: &shapes) else { return [] }
        let places = CanvasPlaces(nodes).places
        let inspection = Inspection(
            tree: tree, names: ElementNames(tree), places: places,
            contrasts: TextBackdrops(nodes, at: places).contrasts, stops: SpokenElements(tree).stops)
        var elements: [InspectedElement] = []
        elements.reserveCapacity(tree.elements.count)
        for index in tree.elements.indices {
            let depth = tree.elements[index].parent.map { elements[$0].depth + 1 } ?? 0
            elements.append(inspection.element(index, depth: depth))
        }
        return elements
    }
}

extension InspectedElement.Content {
    fileprivate init(_ content: NodeDescription.VisibleContent) {
        switch content {
        case .text(let text): self = .text(text)
        case .icon(let name): self = .icon(name)
        case .picture(let name): self = .picture(name)
        }
    }
}

/// The tree, names and places of a picture's elements, from which they are put into words.
private struct Inspection {
    let tree: ElementTree
    let names: ElementNames
    let places: [PlacedBox]
    let contrasts: [Int: TextContrast]
    let stops: [Int: InspectedElement.Spoken]

    /// What tells apart files and outlines, and nothing to people.
    private static let hashes: Set<String> = ["content", "outline", "path"]

    func element(_ index: Int, depth: Int) -> InspectedElement {
        let element = tree.elements[index]
        let node = tree.description(of: index)
        var inspected = InspectedElement(
            id: ElementID(node.id).element, depth: depth, kind: node.kind, name: names.whole(index),
            component: element.parent == nil ? "" : names.component(of: index), place: places[element.node])
        inspected.content = node.visibleContent.map(InspectedElement.Content.init)
        inspected.views = views(beginningAt: index)
        inspected.modifiers = element.layers.map { layer in
            InspectedElement.Modifier(
                kind: layer.kind, words: LayerWords(layer, in: tree).text, place: places[layer.nodes[0]])
        }
        inspected.values = values(of: node) + tokens(at: element.node, of: node.kind)
        inspected.tokens = element.lines.flatMap { tokens(at: $0) }
        inspected.gaps = gaps(in: index)
        inspected.contrast = contrasts[element.node]
        inspected.spoken = stops[index]
        inspected.safeArea = node.numbers("safe area").flatMap { $0.count == 4 ? $0 : nil }
        return inspected
    }

    private func views(beginningAt index: Int) -> [InspectedElement.View] {
        let names = self.names.composites(of: index)
        let element = tree.elements[index]
        return names.indices.map { place in
            // What views around it put there is not its own.
            let own = element.lines.first { names[place...].contains(tree.components[$0]) } ?? element.node
            return InspectedElement.View(name: names[place], place: places[own])
        }
    }

    private func values(of node: NodeDescription) -> [InspectedElement.Value] {
        node.properties.sorted { $0.key < $1.key }.filter { !Self.hashes.contains($0.key) }.map {
            key, value in
            let name = PropertyName(kind: node.kind, name: key)
            return InspectedElement.Value(name: name.description, words: Self.words(for: value, of: name))
        }
    }

    private func tokens(at line: Int) -> [InspectedElement.Token] {
        tree.tokens(at: line).paths.sorted { $0.key < $1.key }.flatMap { property, paths in
            paths.map { InspectedElement.Token(property: property, path: $0) }
        }
    }

    private func tokens(at line: Int, of kind: String) -> [InspectedElement.Value] {
        tree.tokens(at: line).paths.sorted { $0.key < $1.key }.map { property, paths in
            let name = PropertyName(kind: kind, name: property)
            return InspectedElement.Value(name: "\(name) token", words: paths.joined(separator: ", "))
        }
    }

    private static func words(for value: JSONValue, of name: PropertyName) -> String {
        if name.name == "tracks", case .list(let tracks) = value { return TrackWords.text(tracks) }
        return ValueWords(name: name).text(value)
    }

    /// Between the outer boxes of neighbors, from edge to edge of the stack.
    private func gaps(in index: Int) -> [PlacedBox] {
        let element = tree.elements[index]
        let node = tree.description(of: index)
        let isRow: Bool
        switch node.kind {
        case "hstack", "lazy hstack": isRow = true
        case "vstack", "lazy vstack": isRow = false
        default: return []
        }
        let stack = places[element.node]
        let boxes = element.children.map { places[tree.elements[$0].outermost()].box }
            .sorted { isRow ? $0.minX < $1.minX : $0.minY < $1.minY }
        return zip(boxes, boxes.dropFirst()).compactMap { first, second in
            let gap =
                isRow
                ? Rect(
                    x: first.maxX, y: stack.box.minY, width: second.minX - first.maxX,
                    height: stack.box.height)
                : Rect(
                    x: stack.box.minX, y: first.maxY, width: stack.box.width,
                    height: second.minY - first.maxY)
            return min(gap.width, gap.height) > 0 ? PlacedBox(box: gap, map: childMap(of: element)) : nil
        }
    }

    /// The map of what lies in an element, which all of it shares.
    private func childMap(of element: ElementTree.Element) -> Transform? {
        element.children.first.flatMap { places[tree.elements[$0].outermost()].map }
    }
}
