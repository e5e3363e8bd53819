package import Drawing
package import Foundation

/// A shape that the language itself provides.
package nonisolated protocol PrimitiveShape: InsettableShape {
    var geometry: ShapeGeometry { get }
}

extension PrimitiveShape {
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(geometry.path(in: rect.rect))
    }

    public nonisolated func inset(by amount: CGFloat) -> InsetPrimitiveShape {
        InsetPrimitiveShape(geometry: .inset(geometry, Double(amount)))
    }
}
