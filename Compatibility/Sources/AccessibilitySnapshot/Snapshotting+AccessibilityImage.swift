public import SnapshotTesting
import SwiftUI
import VitrineComposition

extension Snapshotting where Value: View, Format == UIImage {
    /// The view with its accessible elements marked, and what VoiceOver says of them.
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// - Parameters:
    ///   - size: another size than the view's least one.
    ///   - showActivationPoints: which elements show where a finger touches them.
    ///   - markerColors: taken in turn; the usual ones where there are none.
    ///   - drawHierarchyInKeyWindow, showUserInputLabels, shouldRunInHostApplication: change nothing here.
    public static func accessibilityImage(
        size: CGSize? = nil, showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false,
        markerColors: [UIColor] = [], showUserInputLabels: Bool = true,
        shouldRunInHostApplication: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        let options = AccessibilityPicture.Options(
            activationPoints: showActivationPoints, isMonochrome: useMonochromeSnapshot, colors: markerColors)
        return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { view in
                // The test waits until the view is drawn.
                nonisolated(unsafe) let view = view
                return drawing {
                    let plain = ViewPicture(
                        view: view, extent: .init(size: size), traits: UITraitCollection(), backdrop: .system)
                    return try AccessibilityPicture(plain: plain, options: options).image()
                }
            }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The controller's view with its accessible elements marked, and what VoiceOver says of them.
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// - Parameters:
    ///   - showActivationPoints: which elements show where a finger touches them.
    ///   - markerColors: taken in turn; the usual ones where there are none.
    ///   - drawHierarchyInKeyWindow, showUserInputLabels, shouldRunInHostApplication, layoutEngine: change nothing here.
    public static func accessibilityImage(
        showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false,
        markerColors: [UIColor] = [], showUserInputLabels: Bool = true,
        shouldRunInHostApplication: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1,
        layoutEngine: LayoutEngine = .default
    ) -> Snapshotting {
        let options = AccessibilityPicture.Options(
            activationPoints: showActivationPoints, isMonochrome: useMonochromeSnapshot, colors: markerColors)
        return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { controller in
                drawing {
                    try ControllerPicture(controller, on: ViewImageConfig(), traits: UITraitCollection())
                        .image { try AccessibilityPicture(plain: $0, options: options).image() }
                }
            }
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view with its accessible elements marked, and what VoiceOver says of them.
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// - Parameters:
    ///   - showActivationPoints: which elements show where a finger touches them.
    ///   - markerColors: taken in turn; the usual ones where there are none.
    ///   - drawHierarchyInKeyWindow, showUserInputLabels, shouldRunInHostApplication, layoutEngine: change nothing here.
    public static func accessibilityImage(
        showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false,
        markerColors: [UIColor] = [], showUserInputLabels: Bool = true,
        shouldRunInHostApplication: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1,
        layoutEngine: LayoutEngine = .default
    ) -> Snapshotting {
        let options = AccessibilityPicture.Options(
            activationPoints: showActivationPoints, isMonochrome: useMonochromeSnapshot, colors: markerColors)
        return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { view in
                drawing {
                    try UIKitPicture(view, traits: UITraitCollection())
                        .image { try AccessibilityPicture(plain: $0, options: options).image() }
                }
            }
    }
}
