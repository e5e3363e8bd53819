package import Drawing

/// One of the language's shapes, further inside.
public nonisolated struct InsetPrimitiveShape: PrimitiveShape {
    package let geometry: ShapeGeometry
}
