/// A shape with a line inside of its outline, which is drawn as the outline of a smaller one.
nonisolated struct BorderedShape<S: Shape, Inset: Shape>: ShapeView {
    let shape: S
    let line: InkedShape<Inset>
}

extension BorderedShape: PrimitiveView {
    var primitive: Primitive { line.primitive }
}
