/// A shape with what it is drawn in.
package nonisolated struct ShapeDrawing {
    package enum Ink: Sendable {
        case fill(any ShapeStyle, isEvenOdd: Bool)
        case stroke(any ShapeStyle, StrokeStyle)
    }

    package var shape: any Shape
    package var ink: Ink

    package init(shape: any Shape, ink: Ink) {
        self.shape = shape
        self.ink = ink
    }
}
