import VitrineComposition
import VitrineJSONValues

/// A padding's distances.
struct PaddingEdges: Equatable {
    var top = 0.0, leading = 0.0, bottom = 0.0, trailing = 0.0

    /// Nothing where a distance is no number.
    init?(_ properties: [String: JSONValue]) {
        var edges: [Double] = []
        for name in ["top", "leading", "bottom", "trailing"] {
            switch properties[name] ?? properties["all edges"] {
            case .number(let distance)?: edges.append(distance)
            case nil: edges.append(0)
            default: return nil
            }
        }
        (top, leading, bottom, trailing) = (edges[0], edges[1], edges[2], edges[3])
    }

    init?(_ properties: [String: JSONValue], plus others: [String: JSONValue]) {
        guard let one = PaddingEdges(properties), let other = PaddingEdges(others) else { return nil }
        (top, bottom) = (one.top + other.top, one.bottom + other.bottom)
        (leading, trailing) = (one.leading + other.leading, one.trailing + other.trailing)
    }

    /// The properties beside the distances, such as how the element takes part in a `Flex`.
    static func others(in properties: [String: JSONValue]) -> [String: JSONValue] {
        properties.filter { !["all edges", "top", "leading", "bottom", "trailing"].contains($0.key) }
    }

    var isZero: Bool { top == 0 && leading == 0 && bottom == 0 && trailing == 0 }

    /// The distances under the fewest names.
    var properties: [String: JSONValue] {
        if top == leading, top == bottom, top == trailing { return ["all edges": .number(top)] }
        return ["top": top, "leading": leading, "bottom": bottom, "trailing": trailing]
            .filter { $0.value != 0 }.mapValues(JSONValue.number)
    }
}
