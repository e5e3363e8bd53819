import Foundation
import Vitrine

/// What is done to a mark as it is drawn.
enum MarkEffect {
    case blur(radius: CGFloat)
    case shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    /// Shows the mark where another content is drawn.
    case mask(any ChartContent)
    /// Shows of a bar or a rectangle what lies in a shape of its size.
    case clip(any Shape, FillStyle)
}
