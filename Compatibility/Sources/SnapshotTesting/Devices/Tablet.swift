import UIKit

/// A tablet's screen, upright, in points.
struct Tablet {
    let width: CGFloat
    let height: CGFloat
    let safeArea: UIEdgeInsets
    /// The widths of a window that has a third and two thirds of the screen, upright; all of it where there are none.
    var portraitSplits: (third: CGFloat, twoThirds: CGFloat)?
    /// The widths of a window that has a third, a half and two thirds of the screen on its side.
    var landscapeSplits: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)?
    /// Whether half of the screen on its side counts as regular.
    var isHalfRegular = false

    func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
        switch orientation {
        case .landscape: config(.landscape(splitView: .full))
        case .portrait: config(.portrait(splitView: .full))
        }
    }

    func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
        switch orientation {
        case .landscape(.oneThird): config(landscapeSplits?.third ?? height, width, .compact)
        case .landscape(.oneHalf):
            config(landscapeSplits?.half ?? height, width, isHalfRegular ? .regular : .compact)
        case .landscape(.twoThirds): config(landscapeSplits?.twoThirds ?? height, width, .regular)
        case .landscape(.full): config(height, width, .regular)
        case .portrait(.oneThird): config(portraitSplits?.third ?? width, height, .compact)
        case .portrait(.twoThirds): config(portraitSplits?.twoThirds ?? width, height, .compact)
        case .portrait(.full): config(width, height, .regular)
        }
    }

    private func config(
        _ width: CGFloat, _ height: CGFloat, _ sizeClass: UIUserInterfaceSizeClass
    ) -> ViewImageConfig {
        ViewImageConfig(
            safeArea: safeArea, size: CGSize(width: width, height: height),
            traits: Self.traits(sizeClass))
    }

    static func traits(_ sizeClass: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceIdiom = .pad
            traits.displayScale = 2
            traits.horizontalSizeClass = sizeClass
            traits.verticalSizeClass = .regular
        }
    }
}
