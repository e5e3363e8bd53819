import VitrineGeometry
import VitrinePixels

struct DividerElement: Sendable {
    var axis = LayoutAxis.horizontal
    var color = SRGBColor.clear
    var thickness: Double?
}

extension ElementKinds {
    static let divider = ElementKind(
        "divider",
        [
            Property("axis", \.axis, .axis, .place),
            Property("color", \.color, .color, .paint),
            Property("thickness", optional: \.thickness, .points(.length), .place),
        ], blank: DividerElement()
    ) { .divider($0.axis, $0.color, thickness: $0.thickness) }
}
