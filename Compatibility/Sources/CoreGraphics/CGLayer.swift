public import Foundation
import Vitrine

/// A drawing that is made once and drawn at several places.
public final class CGLayer {
    public let size: CGSize
    private let drawing = CGContext()

    /// A layer for a context; what it is said of besides is not needed.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.size = size
    }

    /// Where the layer is drawn, in points of its own.
    public var context: CGContext? { drawing }

    fileprivate var steps: [CGContext.Step] { drawing.steps }
}

extension CGContext {
    /// Draws a layer so that it fills the rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        let map = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
        draw(layer.steps, through: map)
    }

    /// Draws a layer in its own size.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
