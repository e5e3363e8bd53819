public import CoreGraphics
public import QuartzCore
import Vitrine

extension CALayer {
    /// Draws the layer, and the view whose it is, with its upper left corner at the context's origin.
    public func render(in context: CGContext) {
        nonisolated(unsafe) let (layer, context) = (self, context)
        onMainThread {
            let view = layer.delegate as? UIView
            view?.layoutIfNeeded()
            let content = view.map { AnyView(DrawnView(view: $0)) } ?? AnyView(DrawnLayer(layer: layer))
            context.draw(content, in: CGRect(origin: .zero, size: layer.bounds.size))
        }
    }
}
