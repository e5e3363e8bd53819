package import VitrineDrawing

/// The rectangle with its shorter sides rounded to half circles.
public nonisolated struct Capsule: PrimitiveShape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    package var geometry: ShapeGeometry { .capsule }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
