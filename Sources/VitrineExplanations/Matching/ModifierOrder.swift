import VitrineComposition
import VitrineJSONValues

/// Which modifiers can change places, or be left out, without changing the picture, by what their kinds declare.
enum ModifierOrder {
    /// Whether two modifiers do the same in either order.
    static func isIndifferent(_ one: String, _ other: String) -> Bool {
        switch (ModifierDeclaration.ofKind(one).scope, ModifierDeclaration.ofKind(other).scope) {
        case (.comparison?, _), (_, .comparison?), (.layout?, .appearance?), (.appearance?, .layout?): true
        case (.layout?, _), (.appearance?, _), (nil, _): false
        }
    }

    /// Whether a modifier leaves everything as it is.
    static func isWithoutEffect(_ layer: ModifierLayer) -> Bool {
        switch layer.kind {
        case "padding":
            PaddingEdges(layer.properties)?.isZero == true
                && PaddingEdges.others(in: layer.properties).isEmpty
        case "background", "overlay": layer.contents.isEmpty
        default:
            ModifierDeclaration.ofKind(layer.kind).neutral?.allSatisfy {
                layer.properties[$0.key] == $0.value
            } ?? false
        }
    }
}
