// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of swift-snapshot-testing.

import UIKit

// The tablets that it knows; on their side where nothing is said.
extension ViewImageConfig {
    public static let iPadMini = iPadMini(.landscape)

    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        Tablet.iPadMini.config(orientation)
    }

    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.iPadMini.config(orientation)
    }

    public static let iPad9_7 = iPadMini

    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation) }

    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { iPadMini(orientation) }

    public static let iPad10_2 = iPad10_2(.landscape)

    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        Tablet.iPad10_2.config(orientation)
    }

    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.iPad10_2.config(orientation)
    }

    public static let iPadPro10_5 = iPadPro10_5(.landscape)

    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        Tablet.iPadPro10_5.config(orientation)
    }

    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.iPadPro10_5.config(orientation)
    }

    public static let iPadPro11 = iPadPro11(.landscape)

    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        Tablet.iPadPro11.config(orientation)
    }

    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.iPadPro11.config(orientation)
    }

    public static let iPadPro12_9 = iPadPro12_9(.landscape)

    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        Tablet.iPadPro12_9.config(orientation)
    }

    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.iPadPro12_9.config(orientation)
    }

    /// A sixth-generation iPad mini, which teams add themselves.
    public static let iPadMini6 = iPadMini6(.landscape)

    public static func iPadMini6(_ orientation: Orientation) -> ViewImageConfig {
        Tablet.iPadMini6.config(orientation)
    }

    /// A television, of which one point is a pixel.
    public static let tv = ViewImageConfig(
        safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90),
        size: CGSize(width: 1920, height: 1080), traits: Self.tvTraits)

    public static let tv4K = ViewImageConfig(
        safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
        size: CGSize(width: 3840, height: 2160), traits: Self.tvTraits)

    private static let tvTraits = UITraitCollection {
        $0.userInterfaceIdiom = .tv
        $0.displayScale = 1
    }
}

extension Tablet {
    fileprivate static let iPadMini = Tablet(
        width: 768, height: 1024, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        portraitSplits: (320, 438), landscapeSplits: (320, 507, 694))

    fileprivate static let iPad10_2 = Tablet(
        width: 810, height: 1080, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        portraitSplits: (320, 480), landscapeSplits: (320, 535, 750))

    fileprivate static let iPadPro10_5 = Tablet(
        width: 834, height: 1112, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        portraitSplits: (320, 504), landscapeSplits: (320, 551, 782))

    fileprivate static let iPadPro11 = Tablet(
        width: 834, height: 1194, safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        portraitSplits: (320, 504), landscapeSplits: (375, 592, 809))

    fileprivate static let iPadPro12_9 = Tablet(
        width: 1024, height: 1366, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        portraitSplits: (375, 639), landscapeSplits: (375, 678, 981), isHalfRegular: true)

    fileprivate static let iPadMini6 = Tablet(
        width: 744, height: 1133, safeArea: UIEdgeInsets(top: 24, left: 20, bottom: 24, right: 20))
}
