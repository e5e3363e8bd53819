package import Composition
package import Geometry
import JSONValues

/// Elements with their boxes on the canvas, in points.
package struct ElementPlaces {
    package struct Element {
        package var description: NodeDescription
        /// On the canvas.
        package var box: Rect
        /// One past the last node that lies in it.
        package var end: Int

        /// Where the places of what lies in it start; an offset moves content out of its own box.
        fileprivate var contentOrigin: Point {
            guard description.kind == "offset" else { return box.origin }
            let distance = ["x", "y"].map { name -> Double in
                guard case .number(let distance)? = description.properties[name] else { return 0 }
                return distance
            }
            return box.origin + Point(x: distance[0], y: distance[1])
        }
    }

    package private(set) var elements: [Element] = []

    package init(_ nodes: [NodeDescription]) {
        var path: [Int] = []
        for (index, node) in nodes.enumerated() {
            while path.count > node.depth, let last = path.popLast() { elements[last].end = index }
            let origin = path.last.map { elements[$0].contentOrigin } ?? .zero
            var box = node.box
            box.origin = Point(x: origin.x + box.minX, y: origin.y + box.minY)
            elements.append(Element(description: node, box: box, end: nodes.count))
            path.append(index)
        }
    }

    /// The smallest elements that cover each region, called as people see them, each once.
    package func names(at regions: [Rect]) -> [String] {
        let limit = 3
        var shapes = SubtreeShapes()
        guard let tree = ElementTree(elements.map(\.description), numberedBy: &shapes) else { return [] }
        let names = ElementNames(tree)
        var found: [String] = []
        for region in regions {
            let covering = elements.indices.filter { elements[$0].box.insetBy(-1).contains(region) }
            guard let line = covering.min(by: { elements[$0].box.area < elements[$1].box.area }),
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
