public import CoreGraphics
public import QuartzCore
import Vitrine

extension CALayer {
    /// Draws the layer, and the view whose it is, with its upper left corner at the context's origin.
    @MainActor public func render(in context: CGContext) {
        if let view = delegate as? UIView {
            view.layoutIfNeeded()
            context.draw(AnyView(DrawnView(view: view)), in: CGRect(origin: .zero, size: bounds.size))
        } else {
            context.draw(AnyView(DrawnLayer(layer: self)), in: CGRect(origin: .zero, size: bounds.size))
        }
    }
}
