import VitrineComposition
import VitrineJSONValues

/// Says a modifier with its values: `padding 8 pt`, `offset (4, -4)`, `background capsule #fce9e2`.
struct LayerWords {
    let layer: ModifierLayer
    let tree: ElementTree

    init(_ layer: ModifierLayer, in tree: ElementTree) {
        self.layer = layer
        self.tree = tree
    }

    var text: String {
        switch layer.kind {
        case "padding": return padding
        case "offset", "position", "scale":
            let name = PropertyName(kind: layer.kind, name: layer.kind)
            let values = ["x", "y"].map { layer.properties[$0] ?? .number(0) }
            return "\(layer.kind) \(ValueWords(name: name).text(.list(values)))"
        case "frame", "flexible frame": return frame
        case "clip": return "clip to \(shape(layer.properties))"
        case "shadow":
            let members = [
                "drop": layer.properties["color"], "radius": layer.properties["radius"],
                "offset": layer.properties["offset"],
            ].compactMapValues { $0 }
            let name = PropertyName(kind: "shape", name: "shadows")
            return "shadow \(ValueWords(name: name).text(.list([.record(members)])))"
        case "background", "overlay", "mask": return content
        case "fixed size": return layer.properties.count { $0.value == true } == 1 ? only : "fixed size"
        case "aspect ratio":
            return layer.properties["ratio"] == nil ? values(["mode"]) : values(["ratio", "mode"])
        case "color invert", "luminance to alpha", "hidden": return layer.kind
        case "group": return "compositing group"
        default:
            let names = layer.properties.keys.filter { !["anchor", "alignment"].contains($0) }.sorted()
            return names.isEmpty ? layer.kind : values(names)
        }
    }

    private func values(_ names: [String]) -> String {
        names.compactMap { name in
            layer.properties[name].map { value in
                let name = PropertyName(kind: layer.kind, name: name)
                return "\(name) \(ValueWords(name: name).text(value))"
            }
        }
        .joined(separator: ", ")
    }

    private var only: String { layer.properties["horizontal"] == true ? "fixed width" : "fixed height" }

    private var padding: String {
        let none = PropertyDifference([:], layer.properties, kind: "padding", isResized: false)
        return none.causes.compactMap { change in
            change.to.map { value in
                let name = PropertyName(kind: "padding", name: change.name)
                return "\(name) \(ValueWords(name: name).text(value))"
            }
        }
        .joined(separator: ", ")
    }

    private var frame: String {
        if let width = layer.properties["width"], let height = layer.properties["height"] {
            let name = PropertyName(kind: "frame", name: "size")
            return "frame \(ValueWords(name: name).text(.list([width, height])))"
        }
        return values(layer.properties.keys.filter { $0 != "alignment" }.sorted())
    }

    private func shape(_ properties: [String: JSONValue]) -> String {
        var text = properties["shape"]?.description ?? "shape"
        if let radius = properties["corner radius"] {
            let name = PropertyName(kind: "shape", name: "corner radius")
            text += " with corner radius \(ValueWords(name: name).text(radius))"
        }
        return text
    }

    /// A line around is a border; else what lies behind or in front, with its colour.
    private var content: String {
        guard let element = layer.contents.first else { return layer.kind }
        let shapes = tree.subtree(element).map { tree.description(of: $0) }.filter { $0.kind == "shape" }
        guard let shape = shapes.first else { return layer.kind }
        if let stroke = shape.properties["stroke"] {
            let width = shape.properties["line width"].map {
                ValueWords(name: PropertyName(kind: "shape", name: "line width")).text($0)
            }
            let color = ValueWords(name: PropertyName(kind: "shape", name: "stroke")).text(stroke)
            return (["border"] + [width].compactMap { $0 } + [color]).joined(separator: " ")
        }
        let fill = shape.properties["fill"].map {
            ValueWords(name: PropertyName(kind: "shape", name: "fill")).text($0)
        }
        return ([layer.kind, self.shape(shape.properties)] + [fill].compactMap { $0 }).joined(separator: " ")
    }
}
