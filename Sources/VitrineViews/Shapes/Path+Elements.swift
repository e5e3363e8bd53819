public import Foundation
import VitrineDrawing
import VitrineGeometry

extension Path {
    /// A step of a path.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// Hands over each step; quadratic curves have become cubic ones.
    public func forEach(_ body: (Element) -> Void) {
        for element in drawing.elements {
            switch element {
            case .move(let to): body(.move(to: Self.place(to)))
            case .line(let to): body(.line(to: Self.place(to)))
            case .curve(let to, let control1, let control2):
                body(
                    .curve(to: Self.place(to), control1: Self.place(control1), control2: Self.place(control2))
                )
            case .close: body(.closeSubpath)
            }
        }
    }

    private static func place(_ point: Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
}
