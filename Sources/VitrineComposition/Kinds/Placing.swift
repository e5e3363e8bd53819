import VitrineGeometry
import VitrineJSONValues
import VitrineViews

extension ElementKinds {
    static let offset = ElementKind(
        "offset", coordinates, blank: .zero, changes: .layout, neutral: ["x": 0.0, "y": 0.0]
    ) { .modified(.offset(x: $0.x, y: $0.y)) }

    static let position = ElementKind(
        "position", coordinates, blank: .zero, isLayout: true, changes: .layout
    ) {
        .modified(.position(x: $0.x, y: $0.y))
    }

    private static let coordinates: [Property<Point>] = [
        Property("x", \.x, .points(), .place),
        Property("y", \.y, .points(), .place),
    ]
}
