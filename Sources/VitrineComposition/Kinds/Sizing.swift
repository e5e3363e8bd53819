import VitrineJSONValues
import VitrineViews

struct FixedSizeElement: Sendable {
    var horizontal = false
    var vertical = false
}

struct AspectRatioElement: Sendable {
    var ratio: Double?
    var mode = ContentMode.fit
}

extension ElementKinds {
    static let fixedSize = ElementKind(
        "fixed size",
        [
            Property("horizontal", \.horizontal, .flag, .place),
            Property("vertical", \.vertical, .flag, .place),
        ], blank: FixedSizeElement(), isLayout: true, changes: .layout,
        neutral: ["horizontal": false, "vertical": false]
    ) { .modified(.fixedSize(horizontal: $0.horizontal, vertical: $0.vertical)) }

    static let aspectRatio = ElementKind(
        "aspect ratio",
        [
            Property("ratio", optional: \.ratio, .number(.factor, .positive), .place),
            Property("mode", \.mode, .caseName, .place),
        ], blank: AspectRatioElement(), isLayout: true, changes: .layout
    ) { .modified(.aspectRatio($0.ratio, $0.mode)) }

    static let layoutPriority = ElementKind(
        "layout priority", [Property("priority", \.self, .number(.count), .place)], blank: 0.0,
        isLayout: true, changes: .layout, neutral: ["priority": 0.0]
    ) { .modified(.layoutPriority($0)) }
}
