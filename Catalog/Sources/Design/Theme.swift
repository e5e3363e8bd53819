import Vitrine

/// A colour of the design language, as it looks on light and on dark grounds.
struct ThemeColor: ShapeStyle {
    private let light: UInt32
    private let dark: UInt32

    /// Both colours are written `0xRRGGBB`.
    init(light: UInt32, dark: UInt32) {
        self.light = light
        self.dark = dark
    }

    func resolve(in environment: EnvironmentValues) -> Color {
        let value = environment.colorScheme == .dark ? dark : light
        return Color(
            red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255)
    }
}

extension ShapeStyle where Self == ThemeColor {
    /// Titles, prices, values.
    static var ink: ThemeColor { ThemeColor(light: 0x221F1B, dark: 0xF5F1EA) }
    /// What is read second: subtitles, details, former prices.
    static var mutedInk: ThemeColor { ThemeColor(light: 0x6B645B, dark: 0xACA59A) }
    /// What cannot be used or only guides the eye.
    static var faintInk: ThemeColor { ThemeColor(light: 0xADA69B, dark: 0x6B655C) }

    /// The ground of cards, above the page's own.
    static var surface: ThemeColor { ThemeColor(light: 0xFFFFFF, dark: 0x1E1C19) }
    /// The ground of fields, icons and pictures that are still missing.
    static var well: ThemeColor { ThemeColor(light: 0xF4F0EA, dark: 0x2D2A26) }
    /// Hairlines and the borders of controls.
    static var line: ThemeColor { ThemeColor(light: 0xE5DFD6, dark: 0x3D3933) }
    /// The borders of controls that can be used.
    static var strongLine: ThemeColor { ThemeColor(light: 0xB9B1A5, dark: 0x6F685E) }

    /// What leads on: prominent buttons, switches, chosen things.
    static var accent: ThemeColor { ThemeColor(light: 0x1C5B4A, dark: 0x7AD1B3) }
    static var onAccent: ThemeColor { ThemeColor(light: 0xFFFFFF, dark: 0x08281E) }
    static var accentWell: ThemeColor { ThemeColor(light: 0xE3F0EA, dark: 0x1B3A30) }

    /// Reduced prices and coupons.
    static var sale: ThemeColor { ThemeColor(light: 0xB23A22, dark: 0xFF9C80) }
    static var saleWell: ThemeColor { ThemeColor(light: 0xFCE9E2, dark: 0x4A2419) }

    /// What will not last.
    static var caution: ThemeColor { ThemeColor(light: 0x85570A, dark: 0xF0C26B) }
    static var cautionWell: ThemeColor { ThemeColor(light: 0xFAEFD6, dark: 0x40310F) }

    /// Full stars and filled hearts.
    static var star: ThemeColor { ThemeColor(light: 0xD9912B, dark: 0xF2B650) }
    static var heart: ThemeColor { ThemeColor(light: 0xD13B3B, dark: 0xFF6B66) }

    /// What lies on photographs, which are as bright in the dark.
    static var onPhoto: ThemeColor { ThemeColor(light: 0x221F1B, dark: 0x221F1B) }
    static var photoWell: ThemeColor { ThemeColor(light: 0xFFFFFF, dark: 0xFBF8F3) }
}

extension Font {
    static let sectionTitle = Font.title3.weight(.semibold)
    static let rowTitle = Font.callout.weight(.medium)
    static let rowDetail = Font.footnote
    static let cardTitle = Font.subheadline.weight(.medium)
    static let couponTitle = Font.headline
    static let cardDetail = Font.footnote
    static let price = Font.callout.weight(.semibold)
    static let formerPrice = Font.footnote
    static let buttonLabel = Font.subheadline.weight(.semibold)
    static let badge = Font.caption.weight(.semibold)
    static let control = Font.footnote.weight(.semibold)
}

/// Distances in points.
enum Spacing {
    static let hair: CGFloat = 2
    static let tight: CGFloat = 4
    static let snug: CGFloat = 6
    static let small: CGFloat = 8
    static let medium: CGFloat = 12
    static let large: CGFloat = 16
    static let wide: CGFloat = 24
    static let huge: CGFloat = 40
}

/// The radii of corners in points.
enum Radius {
    static let photo: CGFloat = 12
    static let card: CGFloat = 18
    /// The bites that make a card a coupon.
    static let notch: CGFloat = 8
}

/// The sizes of things in points, where their content does not decide.
enum Extent {
    static let hairline: CGFloat = 1
    static let thumbnail: CGFloat = 48
    static let couponPhoto: CGFloat = 104
    static let couponStrip: CGFloat = 128
    /// A single picture above large text.
    static let couponBanner: CGFloat = 200
    static let switchTrack = CGSize(width: 50, height: 30)
    static let switchKnob: CGFloat = 26
    /// The least width of a number that changes under the finger.
    static let counter: CGFloat = 28
    /// The least width of a symbol with its name.
    static let symbolCell: CGFloat = 92
}

extension View {
    /// Lifts a card off the page: a close shadow for its edge and a wide one for its height.
    func cardShadow() -> some View {
        shadow(color: .black.opacity(0.09), radius: 1, y: 0.5)
            .shadow(color: .black.opacity(0.06), radius: 12, y: 6)
    }

    /// Lifts a control off a photograph.
    func controlShadow() -> some View {
        shadow(color: .black.opacity(0.18), radius: 3, y: 1)
    }
}
