import Geometry

extension ElementKinds {
    static let offset = ElementKind("offset", coordinates, blank: .zero) { .offset(x: $0.x, y: $0.y) }

    static let position = ElementKind("position", coordinates, blank: .zero, isLayout: true) {
        .position(x: $0.x, y: $0.y)
    }

    private static let coordinates: [Property<Point>] = [
        Property("x", \.x, .points(), .place),
        Property("y", \.y, .points(), .place),
    ]
}
