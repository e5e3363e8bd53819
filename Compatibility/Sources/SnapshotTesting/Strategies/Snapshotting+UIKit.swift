public import Foundation
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view in its size.
    public static var image: Snapshotting { .image() }

    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: changes nothing, since there is one way to draw.
    ///   - size: another size than the view's own.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.scale
        ).pullback { view in
            drawing { try UIKitPicture(view, size: size, traits: traits).image() }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The controller's view in its size.
    public static var image: Snapshotting { .image() }

    /// The controller's view on a device.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: changes nothing, since there is one way to draw.
    ///   - size: another size than the device's.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        var config = config
        config.size = size ?? config.size
        return .image(
            of: config, precision: precision, perceptualPrecision: perceptualPrecision, traits: traits)
    }

    /// The controller's view by itself.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: changes nothing, since there is one way to draw.
    ///   - size: another size than the view's own.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        .image(
            of: ViewImageConfig(size: size), precision: precision, perceptualPrecision: perceptualPrecision,
            traits: traits)
    }

    private static func image(
        of config: ViewImageConfig, precision: Float, perceptualPrecision: Float, traits: UITraitCollection
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision,
            scale: UITraitCollection(traitsFrom: [config.traits, traits]).scale
        ).pullback { controller in
            drawing { try ControllerPicture(controller, on: config, traits: traits).image() }
        }
    }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// The layer in its size.
    public static var image: Snapshotting { .image() }

    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.scale
        ).pullback { layer in
            // The test waits until the layer is drawn.
            nonisolated(unsafe) let layer = layer
            return drawing {
                if let view = layer.delegate as? UIView {
                    return try UIKitPicture(view, traits: traits).image()
                }
                let (view, frame) = (UIView(frame: layer.bounds), layer.frame)
                view.layer.addSublayer(layer)
                layer.frame = layer.bounds
                defer {
                    layer.removeFromSuperlayer()
                    layer.frame = frame
                }
                return try UIKitPicture(view, traits: traits).image()
            }
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// The outline, filled.
    public static var image: Snapshotting { .image() }

    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
        ).pullback { path in
            nonisolated(unsafe) let path = path
            return drawing { filled(path.bounds, scale: scale) { _ in path.fill() } }
        }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// The outline, filled by the even-odd rule.
    public static var image: Snapshotting { .image() }

    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
        drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
        ).pullback { path in
            nonisolated(unsafe) let path = path
            return drawing {
                filled(path.boundingBoxOfPath, scale: scale) { context in
                    context.addPath(path)
                    context.drawPath(using: drawingMode)
                }
            }
        }
    }
}

@MainActor
private func filled(_ bounds: CGRect, scale: CGFloat, by draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
}
