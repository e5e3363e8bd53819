package import Foundation

/// The touches of fingers from the first to the last, in the space of the view that they touch.
package nonisolated struct TouchSequence {
    /// How many quick touches follow each other; none where a finger rests or moves.
    package var taps = 0
    /// How many seconds a finger rests before it moves or goes.
    package var hold = 0.0
    package var start: CGPoint
    /// Where the finger moves from its start.
    package var path: [CGPoint] = []
    /// By how much two fingers move apart.
    package var magnification: CGFloat?
    package var rotation: Angle?
    /// What the view's corner is in another space.
    package var origin: (CoordinateSpace) -> CGPoint

    package init(at start: CGPoint, origin: @escaping (CoordinateSpace) -> CGPoint = { _ in .zero }) {
        self.start = start
        self.origin = origin
    }

    func place(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        let origin = origin(space)
        return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    }

    /// The middle of the view, whose size gestures do not have, so that they cannot say where in it the first touch lies.
    var anchor: UnitPoint { .center }
}
