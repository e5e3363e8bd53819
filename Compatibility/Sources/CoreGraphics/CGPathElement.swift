public import Foundation
import Vitrine

public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path, with its points for as long as it is looked at.
public struct CGPathElement {
    public let type: CGPathElementType
    public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Shows a function each step, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        Path(self).forEach { step in
            let (type, points): (CGPathElementType, [CGPoint]) =
                switch step {
                case .move(let to): (.moveToPoint, [to])
                case .line(let to): (.addLineToPoint, [to])
                case .quadCurve(let to, let control): (.addQuadCurveToPoint, [control, to])
                case .curve(let to, let control1, let control2):
                    (.addCurveToPoint, [control1, control2, to])
                // Nobody reads the point, but there has to be a place for it.
                case .closeSubpath: (.closeSubpath, [.zero])
                }
            var copy = points
            copy.withUnsafeMutableBufferPointer { buffer in
                guard let first = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: first)) { block($0) }
            }
        }
    }
}
