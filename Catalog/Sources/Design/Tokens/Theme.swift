import Vitrine

/// A colour of the design language, as it looks on light and on dark grounds.
public struct ThemeColor: ShapeStyle {
    private let light: UInt32
    private let dark: UInt32

    /// Both colours are written `0xRRGGBB`.
    public init(light: UInt32, dark: UInt32) {
        self.light = light
        self.dark = dark
    }

    public func resolve(in environment: EnvironmentValues) -> Color {
        let value = environment.colorScheme == .dark ? dark : light
        return Color(
            red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255)
    }
}

extension ShapeStyle where Self == ThemeColor {
    /// Titles, prices, values.
    public static var ink: ThemeColor { ThemeColor(light: 0x221F1B, dark: 0xF5F1EA) }
    /// What is read second: subtitles, details, former prices.
    public static var mutedInk: ThemeColor { ThemeColor(light: 0x6B645B, dark: 0xACA59A) }
    /// What cannot be used or only guides the eye.
    public static var faintInk: ThemeColor { ThemeColor(light: 0xADA69B, dark: 0x6B655C) }

    /// The ground of cards, above the page's own.
    public static var surface: ThemeColor { ThemeColor(light: 0xFFFFFF, dark: 0x1E1C19) }
    /// The ground of fields, icons and pictures that are still missing.
    public static var well: ThemeColor { ThemeColor(light: 0xF4F0EA, dark: 0x2D2A26) }
    /// Hairlines and the borders of controls.
    public static var line: ThemeColor { ThemeColor(light: 0xE5DFD6, dark: 0x3D3933) }
    /// The borders of controls that can be used.
    public static var strongLine: ThemeColor { ThemeColor(light: 0xB9B1A5, dark: 0x6F685E) }

    /// What leads on: prominent buttons, switches, chosen things.
    public static var accent: ThemeColor { ThemeColor(light: 0x1C5B4A, dark: 0x7AD1B3) }
    public static var onAccent: ThemeColor { ThemeColor(light: 0xFFFFFF, dark: 0x08281E) }
    /// The accent on a ground of ink.
    public static var accentOnInk: ThemeColor { ThemeColor(light: 0x7AD1B3, dark: 0x1C5B4A) }
    public static var accentWell: ThemeColor { ThemeColor(light: 0xE3F0EA, dark: 0x1B3A30) }

    /// Reduced prices and coupons.
    public static var sale: ThemeColor { ThemeColor(light: 0xB23A22, dark: 0xFF9C80) }
    public static var saleWell: ThemeColor { ThemeColor(light: 0xFCE9E2, dark: 0x4A2419) }

    /// What will not last.
    public static var caution: ThemeColor { ThemeColor(light: 0x85570A, dark: 0xF0C26B) }
    public static var cautionWell: ThemeColor { ThemeColor(light: 0xFAEFD6, dark: 0x40310F) }

    /// Full stars and filled hearts.
    public static var star: ThemeColor { ThemeColor(light: 0xD9912B, dark: 0xF2B650) }
    public static var heart: ThemeColor { ThemeColor(light: 0xD13B3B, dark: 0xFF6B66) }

    /// The ground of counts that want to be seen.
    public static var alert: ThemeColor { ThemeColor(light: 0xC93434, dark: 0xD64545) }

    /// What lies on photographs, which are as bright in the dark.
    public static var onPhoto: ThemeColor { ThemeColor(light: 0x221F1B, dark: 0x221F1B) }
    public static var photoWell: ThemeColor { ThemeColor(light: 0xFFFFFF, dark: 0xFBF8F3) }
}

extension Font {
    public static let sectionTitle = Font.title3.weight(.semibold)
    public static let rowTitle = Font.callout.weight(.medium)
    public static let rowDetail = Font.footnote
    public static let cardTitle = Font.subheadline.weight(.medium)
    public static let couponTitle = Font.headline
    public static let cardDetail = Font.footnote
    public static let price = Font.callout.weight(.semibold)
    public static let formerPrice = Font.footnote
    public static let buttonLabel = Font.subheadline.weight(.semibold)
    public static let badge = Font.caption.weight(.semibold)
    public static let control = Font.footnote.weight(.semibold)
    public static let actionLabel = Font.callout.weight(.semibold)
    public static let fieldTitle = Font.subheadline.weight(.medium)
    public static let chip = Font.subheadline.weight(.medium)
    public static let screenTitle = Font.largeTitle.weight(.bold)
    public static let pageTitle = Font.title3.weight(.semibold)
    public static let heroTitle = Font.title.weight(.bold)
    public static let prose = Font.subheadline
    public static let barIcon = Font.system(size: 20, weight: .medium)
    public static let tabIcon = Font.system(size: 20)
    public static let tabTitle = Font.system(size: 10, weight: .medium)
    public static let countBadge = Font.caption2.weight(.bold)
    public static let largePrice = Font.title2.weight(.bold)
}

/// Distances in points.
public enum Spacing {
    public static let hair: CGFloat = 2
    public static let tight: CGFloat = 4
    public static let snug: CGFloat = 6
    public static let small: CGFloat = 8
    public static let medium: CGFloat = 12
    public static let large: CGFloat = 16
    public static let wide: CGFloat = 24
    public static let huge: CGFloat = 40
}

/// The radii of corners in points.
public enum Radius {
    public static let photo: CGFloat = 12
    public static let card: CGFloat = 18
    /// The box of a checkbox.
    public static let box: CGFloat = 6
    /// The blocks of what is still loading.
    public static let block: CGFloat = 5
    /// The bites that make a card a coupon.
    public static let notch: CGFloat = 8
}

/// The sizes of things in points, where their content does not decide.
public enum Extent {
    public static let hairline: CGFloat = 1
    public static let actionHeight: CGFloat = 48
    public static let searchHeight: CGFloat = 44
    public static let spinner: CGFloat = 18
    /// The box of a checkbox, the ring of a radio button.
    public static let box: CGFloat = 22
    public static let countBadge: CGFloat = 17
    public static let dot: CGFloat = 7
    /// A navigation bar, and one with a large title.
    public static let bar: CGFloat = 44
    public static let largeBar: CGFloat = 56
    /// A tab bar, and one on a phone that lies on its side.
    public static let tabBar: CGFloat = 49
    public static let lowTabBar: CGFloat = 36
    /// What a sheet is held by.
    public static let handle = CGSize(width: 36, height: 5)
    public static let progress: CGFloat = 6
    /// A thing for sale among others that stand side by side.
    public static let carouselCard: CGFloat = 156
    public static let category: CGFloat = 76
    public static let cartPhoto: CGFloat = 84
    public static let hero: CGFloat = 220
    public static let articlePhoto: CGFloat = 92
    /// The readable width of a column on large screens.
    public static let column: CGFloat = 744
    public static let thumbnail: CGFloat = 48
    public static let couponPhoto: CGFloat = 104
    public static let couponStrip: CGFloat = 128
    /// A single picture above large text.
    public static let couponBanner: CGFloat = 200
    public static let switchTrack = CGSize(width: 50, height: 30)
    public static let switchKnob: CGFloat = 26
    /// The least width of a number that changes under the finger.
    public static let counter: CGFloat = 28
    /// The least width of a symbol with its name.
    public static let symbolCell: CGFloat = 92
}

extension View {
    /// Lifts a card off the page: a close shadow for its edge and a wide one for its height.
    public func cardShadow() -> some View {
        shadow(color: .black.opacity(0.09), radius: 1, y: 0.5)
            .shadow(color: .black.opacity(0.06), radius: 12, y: 6)
    }

    /// Lifts a control off a photograph.
    public func controlShadow() -> some View {
        shadow(color: .black.opacity(0.18), radius: 3, y: 1)
    }
}
