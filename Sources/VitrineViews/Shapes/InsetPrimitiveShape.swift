package import VitrineDrawing

/// One of the language's shapes, further inside.
public nonisolated struct InsetPrimitiveShape: PrimitiveShape {
    private let base: any PrimitiveShape
    private let amount: Double

    package init(_ base: any PrimitiveShape, by amount: Double) {
        self.base = base
        self.amount = amount
    }

    package var geometry: ShapeGeometry { .inset(base.geometry, amount) }

    package func geometry(in environment: EnvironmentValues) -> ShapeGeometry {
        .inset(base.geometry(in: environment), amount)
    }
}
