package import Foundation
package import VitrineDrawing

/// A shape that the language itself provides.
package nonisolated protocol PrimitiveShape: InsettableShape {
    var geometry: ShapeGeometry { get }
    /// The geometry where it depends on design tokens.
    func geometry(in environment: EnvironmentValues) -> ShapeGeometry
}

extension PrimitiveShape {
    package nonisolated func geometry(in environment: EnvironmentValues) -> ShapeGeometry { geometry }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(geometry.path(in: rect.rect))
    }

    public nonisolated func inset(by amount: CGFloat) -> InsetPrimitiveShape {
        InsetPrimitiveShape(self, by: Double(amount))
    }
}
