public import Foundation
public import SwiftUI

/// The size in which a view of SwiftUI is shown.
public enum SwiftUISnapshotLayout: Sendable {
    /// That of a device, whose safe area is left free.
    case device(config: ViewImageConfig)
    case fixed(width: CGFloat, height: CGFloat)
    /// The least size of the view before it appears and without any traits, as a hosting controller finds it that proposes nothing at all.
    case sizeThatFits
}

extension Snapshotting where Value: View, Format == UIImage {
    /// The view in its least size.
    public static var image: Snapshotting { .image() }

    /// The view on the system's background.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: changes nothing, since there is one way to draw.
    ///   - precision: the share that has to match: of bytes, or of pixels where `perceptualPrecision` is below 1.
    ///   - perceptualPrecision: how near colours have to be, 0…1.
    ///   - traits: say more than, or something else than, those of the device.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let traits = layout.traits(with: traits)
        return SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.scale
        ).pullback { view in
            // The test waits until the view is drawn.
            nonisolated(unsafe) let view = view
            return drawing {
                try ViewPicture(
                    view: view, extent: layout.extent(of: view, scale: traits.scale), traits: traits,
                    backdrop: .system
                ).image()
            }
        }
    }
}
