/// A shape with what it is drawn in.
nonisolated struct InkedShape<S: Shape>: ShapeView {
    let shape: S
    let ink: ShapeDrawing.Ink
}

extension InkedShape: PrimitiveView {
    var primitive: Primitive { .shape(ShapeDrawing(shape: shape, ink: ink)) }
}
