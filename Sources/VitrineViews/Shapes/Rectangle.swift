package import VitrineDrawing

/// The rectangle itself.
public nonisolated struct Rectangle: PrimitiveShape {
    public init() {}

    package var geometry: ShapeGeometry { .rectangle }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
