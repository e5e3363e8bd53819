import UIKit

/// A phone's screen, upright, in points.
struct Phone {
    let width: CGFloat
    let height: CGFloat
    /// Pixels per point.
    let scale: CGFloat
    /// What is covered above the content, upright.
    let top: CGFloat
    /// What is covered below the content, upright.
    var bottom: CGFloat = 0
    /// What is covered where the phone lies on its side.
    var landscape = UIEdgeInsets.zero
    /// Whether its width counts as regular where it lies on its side.
    var isLarge = false

    /// A phone with a button below its screen, and a status bar above.
    static func withButton(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat, isLarge: Bool = false
    ) -> Phone {
        Phone(width: width, height: height, scale: scale, top: 20, isLarge: isLarge)
    }

    /// A phone whose screen reaches to its edges.
    ///
    /// - Parameters:
    ///   - landscapeTop: what is covered above the content where the phone lies on its side.
    ///   - landscapeBottom: what is covered below it then.
    static func edgeToEdge(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat, landscapeTop: CGFloat = 0,
        landscapeBottom: CGFloat = 21, isLarge: Bool = false
    ) -> Phone {
        Phone(
            width: width, height: height, scale: scale, top: top, bottom: 34,
            landscape: UIEdgeInsets(top: landscapeTop, left: top, bottom: landscapeBottom, right: top),
            isLarge: isLarge)
    }

    func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
                size: CGSize(width: width, height: height), traits: traits(.compact, .regular))
        case .landscape:
            ViewImageConfig(
                safeArea: landscape, size: CGSize(width: height, height: width),
                traits: traits(isLarge ? .regular : .compact, .compact))
        }
    }

    /// The presets have always had the text size `medium`, which is one below the system's own.
    private func traits(
        _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
    ) -> UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceIdiom = .phone
            traits.displayScale = scale
            traits.layoutDirection = .leftToRight
            traits.forceTouchCapability = .available
            traits.preferredContentSizeCategory = .medium
            traits.horizontalSizeClass = horizontal
            traits.verticalSizeClass = vertical
        }
    }
}
