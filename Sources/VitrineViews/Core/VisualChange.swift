/// A change of what is drawn that leaves the layout alone; lengths are points.
package nonisolated enum VisualChange: Hashable, Sendable {
    case blur(Double)
    case scale(x: Double, y: Double, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case transform(CGAffineTransform)
    case blend(BlendMode)
    case colors(ColorEffect)
    /// Draws all together before anything around is done with it.
    case group
}
