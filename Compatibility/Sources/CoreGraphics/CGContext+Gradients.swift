public import Foundation
import Vitrine

extension CGContext {
    /// Draws colours along a line and as far as one likes beside it, within what is clipped to. Where the map is no similarity, the colours stay
    /// at right angles to the line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length > 0 else { return }
        // Farther than any picture reaches.
        let far: CGFloat = 10_000
        let along = CGSize(
            width: (end.x - start.x) / length * far, height: (end.y - start.y) / length * far)
        func beyond(_ point: CGPoint, _ steps: CGFloat, _ sideSteps: CGFloat) -> CGPoint {
            CGPoint(
                x: point.x + along.width * steps - along.height * sideSteps,
                y: point.y + along.height * steps + along.width * sideSteps)
        }
        let before: CGFloat = options.contains(.drawsBeforeStartLocation) ? -1 : 0
        let after: CGFloat = options.contains(.drawsAfterEndLocation) ? 1 : 0
        var region = Path()
        region.addLines([
            beyond(start, before, -1), beyond(end, after, -1), beyond(end, after, 1),
            beyond(start, before, 1),
        ])
        region.closeSubpath()
        draw(gradient.gradient, from: start, to: end, in: region)
    }
}
