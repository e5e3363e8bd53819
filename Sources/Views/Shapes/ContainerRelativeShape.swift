package import Drawing

/// The shape of the container around, which a component does not have: a rectangle.
public nonisolated struct ContainerRelativeShape: PrimitiveShape {
    public init() {}

    package var geometry: ShapeGeometry { .rectangle }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
