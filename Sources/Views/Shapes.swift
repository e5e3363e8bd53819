package import Drawing
public import Foundation

/// The rectangle itself.
public nonisolated struct Rectangle: PrimitiveShape {
    public init() {}

    package var geometry: ShapeGeometry { .rectangle }
}

/// The rectangle with rounded corners.
public nonisolated struct RoundedRectangle: PrimitiveShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    package var geometry: ShapeGeometry {
        .roundedRectangle(CornerRadii(all: Double(cornerSize.width)), isContinuous: style == .continuous)
    }
}

/// The largest circle in the middle of the rectangle.
public nonisolated struct Circle: PrimitiveShape {
    public init() {}

    package var geometry: ShapeGeometry { .circle }
}

/// The ellipse that fills the rectangle.
public nonisolated struct Ellipse: PrimitiveShape {
    public init() {}

    package var geometry: ShapeGeometry { .ellipse }
}

/// The rectangle with its shorter sides rounded to half circles.
public nonisolated struct Capsule: PrimitiveShape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    package var geometry: ShapeGeometry { .capsule }
}
