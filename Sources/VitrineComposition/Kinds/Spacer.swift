import VitrineGeometry
import VitrineJSONValues

struct SpacerElement: Sendable {
    var axis: LayoutAxis?
    var minLength: Double?
}

extension ElementKinds {
    static let spacer = ElementKind(
        "spacer",
        [
            Property("axis", optional: \.axis, .axis, .place),
            Property("minimum length", optional: \.minLength, .points(), .place, usually: "standard"),
        ], blank: SpacerElement()
    ) { .spacer($0.axis, minLength: $0.minLength) }
}
