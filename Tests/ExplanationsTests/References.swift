import Foundation
import SnapshotStore
import VitrineComposition
import VitrineGeometry
public import VitrineJSONValues

/// The elements of the sample catalogue's references.
enum References {
    private static let folder = URL(filePath: #filePath + "/../../../Snapshots").standardized

    /// Without the design tokens: mutations change values where they are used, and not what tokens are.
    static func nodes(_ id: String) throws -> [NodeDescription] {
        var nodes = try Sidecar([UInt8](Data(contentsOf: folder.appending(path: "\(id).json")))).nodes
        for index in nodes.indices { nodes[index].properties["tokens"] = nil }
        return nodes
    }

    /// The components whose changes are told in the texts, so that new ones of the sample leave those as they are.
    private static let components = [
        "badge", "coupon-card", "flex-gallery", "list-row", "listing-card", "listing-grid", "numeric-stepper",
        "paint-gallery", "price-label", "rating-stars", "symbols", "text-gallery",
    ]

    /// All references of these components by their ids, in order.
    static func all() throws -> [(id: String, nodes: [NodeDescription])] {
        try components.flatMap { component in
            try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: component).path())
                .filter { $0.hasSuffix(".json") }.sorted()
                .map { file in
                    let id = "\(component)/\(file.dropLast(5))"
                    return (id, try nodes(id))
                }
        }
    }
}

extension [NodeDescription] {
    /// The position of the element or modifier of an id.
    func position(of id: String) throws -> Int {
        guard let position = firstIndex(where: { $0.id == id }) else { throw MissingElement(id: id) }
        return position
    }

    /// The line at a position with all that lies in it.
    func subtree(at position: Int) -> Range<Int> {
        let end = self[(position + 1)...].firstIndex { $0.depth <= self[position].depth } ?? count
        return position..<end
    }

    /// With another value of a property.
    func setting(_ name: String, _ value: JSONValue?, at position: Int) -> Self {
        var nodes = self
        nodes[position].properties[name] = value
        return nodes
    }

    /// Without an element and all that is in and around it.
    func removing(_ id: String) throws -> Self {
        var nodes = self
        nodes.removeSubrange(subtree(at: try position(of: id)))
        return nodes
    }

    /// Without a modifier, what lies behind or in front of the element included.
    func unmodified(at position: Int) -> Self {
        let all = subtree(at: position)
        let inner = subtree(at: position + 1)
        var kept = Array(self[inner])
        for index in kept.indices { kept[index].depth -= 1 }
        kept[0].component = kept[0].component ?? self[position].component
        return Array(self[..<all.lowerBound]) + kept + Array(self[all.upperBound...])
    }

    /// With an element put around the one at a position and all that is around that.
    func wrapping(_ position: Int, in wrapper: NodeDescription, beside sibling: NodeDescription? = nil)
        -> Self
    {
        let range = subtree(at: position)
        var inner = Array(self[range])
        for index in inner.indices { inner[index].depth += 1 }
        var around = wrapper
        around.depth = self[position].depth
        var lines = [around]
        if var sibling {
            sibling.depth = around.depth + 1
            lines.append(sibling)
        }
        return Array(self[..<range.lowerBound]) + lines + inner + Array(self[range.upperBound...])
    }

    /// With two neighbouring subtrees in each other's place.
    func swapping(_ first: Int, _ second: Int) -> Self {
        let (one, other) = (subtree(at: first), subtree(at: second))
        let parts = [
            self[..<one.lowerBound], self[other], self[one.upperBound..<other.lowerBound], self[one],
            self[other.upperBound...],
        ]
        return Array(parts.joined())
    }
}

struct MissingElement: Error {
    var id: String
}

extension JSONValue: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
