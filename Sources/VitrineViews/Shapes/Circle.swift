public import Foundation
package import VitrineDrawing

/// The largest circle in the middle of the rectangle; as a view it is as wide as it is high.
public nonisolated struct Circle: PrimitiveShape {
    public init() {}

    package var geometry: ShapeGeometry { .circle }

    /// The largest square in what is proposed; a side that is proposed alone is that of the square.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = [proposal.width, proposal.height].compactMap(\.self).min() ?? 10
        return CGSize(width: side, height: side)
    }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
