/// A shape with what it is drawn in.
nonisolated struct InkedShape<S: Shape>: ShapeView {
    let shape: S
    let ink: ShapeDrawing.Ink
}

extension InkedShape: PrimitiveView {
    var primitive: Primitive {
        switch ink {
        case .fill(let paint as ImagePaint, let isEvenOdd):
            .geometry { paint.tiles(in: $0.size).clipShape(shape, style: FillStyle(eoFill: isEvenOdd)) }
        case .stroke(let paint as ImagePaint, let style):
            .geometry { paint.tiles(in: $0.size).mask(shape.stroke(Color.black, style: style)) }
        case .fill, .stroke: .shape(ShapeDrawing(shape: shape, ink: ink))
        }
    }
}
