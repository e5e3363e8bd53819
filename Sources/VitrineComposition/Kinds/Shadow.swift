import VitrineDrawing
import VitrineGeometry
import VitrinePixels

extension ElementKinds {
    static let shadow = ElementKind(
        "shadow",
        [
            Property("color", \.color, .color, .paint),
            Property("radius", \.deviation, .points(.length), .paint),
            Property("offset", \.offset, .point(.points), .paint),
        ], blank: Shadow(color: .clear, deviation: 0, offset: .zero), changes: .appearance
    ) { .shadow($0) }
}
