// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of swift-snapshot-testing.

public import UIKit

// The traits of devices, for tests that say them without a size.
extension UITraitCollection {
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneSe(orientation).traits
    }

    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone8(orientation).traits
    }

    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone8Plus(orientation).traits
    }

    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneX(orientation).traits
    }

    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneXr(orientation).traits
    }

    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneXsMax(orientation).traits
    }

    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12(orientation).traits
    }

    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12ProMax(orientation).traits
    }

    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13(orientation).traits
    }

    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13ProMax(orientation).traits
    }

    public static let iPadMini = Tablet.traits(.regular)
    public static let iPadMini_Compact_SplitView = Tablet.traits(.compact)
    public static let iPad9_7 = Tablet.traits(.regular)
    public static let iPad9_7_Compact_SplitView = Tablet.traits(.compact)
    public static let iPad10_2 = Tablet.traits(.regular)
    public static let iPad10_2_Compact_SplitView = Tablet.traits(.compact)
    public static let iPadPro10_5 = Tablet.traits(.regular)
    public static let iPadPro10_5_Compact_SplitView = Tablet.traits(.compact)
    public static let iPadPro11 = Tablet.traits(.regular)
    public static let iPadPro11_Compact_SplitView = Tablet.traits(.compact)
    public static let iPadPro12_9 = Tablet.traits(.regular)
    public static let iPadPro12_9_Compact_SplitView = Tablet.traits(.compact)
}
