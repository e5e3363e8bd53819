package import VitrineDrawing

/// The largest circle in the middle of the rectangle.
public nonisolated struct Circle: PrimitiveShape {
    public init() {}

    package var geometry: ShapeGeometry { .circle }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
