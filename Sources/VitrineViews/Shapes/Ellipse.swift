package import VitrineDrawing

/// The ellipse that fills the rectangle.
public nonisolated struct Ellipse: PrimitiveShape {
    public init() {}

    package var geometry: ShapeGeometry { .ellipse }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
