import SnapshotTesting
import UIKit

// Presets of a library that several test targets share; one has the name of a preset of SnapshotTesting itself.
extension ViewImageConfig {
    public static let iPhone16Pro = ViewImageConfig.iPhone16Pro(.portrait)

    public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        let size = CGSize(width: 300, height: 120)
        return ViewImageConfig(
            safeArea: .zero,
            size: orientation == .portrait ? size : CGSize(width: size.height, height: size.width),
            traits: UITraitCollection(displayScale: 1))
    }

    public static let banner = ViewImageConfig(
        safeArea: .zero, size: CGSize(width: 200, height: 60), traits: UITraitCollection(displayScale: 1))
}
