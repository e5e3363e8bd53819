import Composition
import JSONValues

/// Which modifiers can change places, or be left out, without changing the picture, by their names and values alone.
enum ModifierOrder {
    /// Change where and how large things are, and draw nothing.
    private static let layouts: Set<String> = [
        "padding", "frame", "flexible frame", "fixed size", "aspect ratio", "offset", "position",
        "alignment guide", "layout priority",
    ]
    /// Change what is drawn wherever it is.
    private static let appearances: Set<String> = [
        "opacity", "shadow", "blur", "blend mode", "brightness", "contrast", "saturation", "grayscale",
        "hue rotation", "color invert", "color multiply", "luminance to alpha", "group", "hidden",
    ]
    private static let promises: Set<String> = ["snapshot tolerance", "snapshot mask"]

    /// Whether two modifiers do the same in either order.
    static func isIndifferent(_ one: String, _ other: String) -> Bool {
        if promises.contains(one) || promises.contains(other) { return true }
        return layouts.contains(one) && appearances.contains(other)
            || appearances.contains(one) && layouts.contains(other)
    }

    /// Whether a modifier leaves everything as it is.
    static func isWithoutEffect(_ layer: ModifierLayer) -> Bool {
        let neutral: [String: JSONValue]
        switch layer.kind {
        case "padding":
            return PaddingEdges(layer.properties)?.isZero == true
                && PaddingEdges.others(in: layer.properties).isEmpty
        case "background", "overlay": return layer.contents.isEmpty
        case "opacity": neutral = ["opacity": 1.0]
        case "layout priority": neutral = ["priority": 0.0]
        case "offset": neutral = ["x": 0.0, "y": 0.0]
        case "scale": neutral = ["x": 1.0, "y": 1.0]
        case "rotation", "hue rotation": neutral = ["degrees": 0.0]
        case "blur": neutral = ["radius": 0.0]
        case "brightness", "grayscale": neutral = ["amount": 0.0]
        case "contrast", "saturation": neutral = ["amount": 1.0]
        case "blend mode": neutral = ["mode": "normal"]
        case "fixed size": neutral = ["horizontal": false, "vertical": false]
        default: return false
        }
        return neutral.allSatisfy { layer.properties[$0.key] == $0.value }
    }
}
