import Testing
import VitrineComposition
import VitrineExplanations
import VitrineGeometry
import VitrineJSONValues

/// Modifiers whose place or presence decides nothing.
struct ModifierOrderTests {
    private typealias Layer = (kind: String, properties: [String: JSONValue])

    /// A text with modifiers around it, the outermost first.
    private func tree(_ layers: [Layer]) -> [NodeDescription] {
        let modifiers = layers.enumerated().map { depth, layer in
            node("Card:\(layer.kind)", depth, layer.kind, layer.properties)
        }
        return modifiers + [node("Card", layers.count, "text", ["text": "Sale"])]
    }

    private func node(
        _ id: String, _ depth: Int, _ kind: String, _ properties: [String: JSONValue]
    ) -> NodeDescription {
        NodeDescription(
            id: id, depth: depth, kind: kind, box: Rect(x: 0, y: 0, width: 40, height: 12),
            properties: properties)
    }

    private static let unchanged: JSONValue = .list([
        1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
    ])
    private static let inverted: JSONValue = .list([
        -1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0,
    ])

    @Test(
        arguments: [
            ("color matrix", ["factors": inverted]), ("color multiply", ["color": "#ff0000"]),
            ("blur", ["radius": 2]), ("hidden", [:]), ("group", [:]), ("snapshot mask", [:]),
        ] as [(String, [String: JSONValue])])
    func `What is painted the same inside of a padding as outside is no cause there`(
        kind: String, properties: [String: JSONValue]
    ) {
        let (padding, effect): (Layer, Layer) = (("padding", ["all edges": 4]), (kind, properties))
        #expect(Explanation(from: tree([padding, effect]), to: tree([effect, padding])).isEmpty)
    }

    @Test func `What is cut off or turned is another picture outside of a padding`() {
        let (padding, turn): (Layer, Layer) = (("padding", ["all edges": 4]), ("rotation", ["degrees": 9]))
        #expect(!Explanation(from: tree([padding, turn]), to: tree([turn, padding])).isEmpty)
    }

    @Test(
        arguments: [
            ("color matrix", ["factors": unchanged]), ("color multiply", ["color": "#ffffff"]),
            ("opacity", ["opacity": 1]), ("scale", ["x": 1, "y": 1, "anchor": .list([0, 0])]),
            ("fixed size", ["horizontal": false, "vertical": false]), ("brightness", ["amount": 0]),
            ("contrast", ["amount": 1]), ("padding", ["all edges": 0]),
        ] as [(String, [String: JSONValue])])
    func `What does nothing with its value is no cause where it comes`(
        kind: String, properties: [String: JSONValue]
    ) {
        #expect(Explanation(from: tree([]), to: tree([(kind, properties)])).isEmpty)
    }
}
