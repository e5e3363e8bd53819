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
        case .fill, .stroke:
            switch ShapeSizing(of: shape) {
            case .proposal, .square: drawing
            case .custom:
                .list([Primitive.Element(view: ShapeLayout(shape: shape) { Area(drawing: drawing) })])
            }
        }
    }

    private var drawing: Primitive { .shape(ShapeDrawing(shape: shape, ink: ink)) }
}

/// The drawing of a shape in the size that it gets.
private nonisolated struct Area: PrimitiveView {
    typealias Body = Never

    let drawing: Primitive

    var primitive: Primitive { drawing }
}
