package import VitrineComposition
package import VitrineGeometry
import VitrineJSONValues

/// Elements with their boxes on the canvas, in points.
package struct ElementPlaces {
    private let nodes: [NodeDescription]
    /// Each element's box on the canvas.
    package let boxes: [Rect]
    /// For each element one past the last that lies in it.
    package let ends: [Int]

    package init(_ nodes: [NodeDescription]) {
        var boxes: [Rect] = []
        var ends = [Int](repeating: nodes.count, count: nodes.count)
        boxes.reserveCapacity(nodes.count)
        // Elements around the next one, each with where the places of what lies in it start.
        var path: [(element: Int, contentOrigin: Point)] = []
        for index in nodes.indices {
            while path.count > nodes[index].depth, let last = path.popLast() { ends[last.element] = index }
            var box = nodes[index].box
            box.origin = (path.last?.contentOrigin ?? .zero) + box.origin
            boxes.append(box)
            path.append((index, box.origin + Self.contentOffset(of: nodes[index])))
        }
        (self.nodes, self.boxes, self.ends) = (nodes, boxes, ends)
    }

    /// How far an offset moves its content out of its own box.
    private static func contentOffset(of node: borrowing NodeDescription) -> Point {
        guard node.kind == "offset" else { return .zero }
        func distance(_ name: String) -> Double {
            if case .number(let distance)? = node.properties[name] { distance } else { 0 }
        }
        return Point(x: distance("x"), y: distance("y"))
    }

    /// The smallest elements that cover each region, called as people see them, each once.
    package func names(at regions: [Rect]) -> [String] {
        let limit = 3
        var shapes = SubtreeShapes()
        guard let tree = ElementTree(nodes, numberedBy: &shapes) else { return [] }
        let names = ElementNames(tree)
        var found: [String] = []
        for region in regions {
            let covering = boxes.indices.filter { boxes[$0].insetBy(-1).contains(region) }
            guard let line = covering.min(by: { boxes[$0].area < boxes[$1].area }),
                let element = tree.elements.firstIndex(where: { $0.lines.contains(line) })
            else { continue }
            let name = names.name(of: element)
            if !found.contains(name) { found.append(name) }
            if found.count == limit { break }
        }
        return found
    }
}

extension Rect {
    fileprivate var area: Double { width * height }

    fileprivate func insetBy(_ distance: Double) -> Rect {
        Rect(
            x: minX + distance, y: minY + distance, width: width - 2 * distance,
            height: height - 2 * distance)
    }

    fileprivate func contains(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}
