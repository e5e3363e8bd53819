import VitrinePixels

/// A colour that the system gives by scheme and contrast.
///
/// Values: Human Interface Guidelines, "Color", iOS system colours; labels as UIKit documents them.
nonisolated enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, tertiary, quaternary
    case separator, background

    /// - Parameter isLifted: whether it is that of a sheet.
    func components(scheme: ColorScheme, contrast: ColorSchemeContrast, isLifted: Bool) -> SRGBColor {
        let values = isLifted && self == .background ? Self.liftedBackground : values
        let value =
            switch (scheme, contrast) {
            case (.light, .standard): values.light
            case (.dark, .standard): values.dark
            case (.light, .increased): values.lightHighContrast
            case (.dark, .increased): values.darkHighContrast
            }
        return SRGBColor(
            red: Double(value >> 24 & 0xFF) / 255, green: Double(value >> 16 & 0xFF) / 255,
            blue: Double(value >> 8 & 0xFF) / 255, alpha: Double(value & 0xFF) / 255)
    }

    /// `0xRRGGBBAA` for each scheme and contrast.
    private struct Values {
        var light: UInt32
        var dark: UInt32
        var lightHighContrast: UInt32
        var darkHighContrast: UInt32

        init(_ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32) {
            self.light = light
            self.dark = dark
            self.lightHighContrast = lightHighContrast
            self.darkHighContrast = darkHighContrast
        }
    }

    /// In the dark, sheets are brighter than the screen below them.
    private static let liftedBackground = Values(0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x2424_26FF)

    private var values: Values {
        switch self {
        case .red: Values(0xFF3B_30FF, 0xFF45_3AFF, 0xD700_15FF, 0xFF69_61FF)
        case .orange: Values(0xFF95_00FF, 0xFF9F_0AFF, 0xC934_00FF, 0xFFB3_40FF)
        case .yellow: Values(0xFFCC_00FF, 0xFFD6_0AFF, 0xB250_00FF, 0xFFD4_26FF)
        case .green: Values(0x34C7_59FF, 0x30D1_58FF, 0x248A_3DFF, 0x30DB_5BFF)
        case .mint: Values(0x00C7_BEFF, 0x63E6_E2FF, 0x0C81_7BFF, 0x66D4_CFFF)
        case .teal: Values(0x30B0_C7FF, 0x40C8_E0FF, 0x0082_99FF, 0x5DE6_FFFF)
        case .cyan: Values(0x32AD_E6FF, 0x64D2_FFFF, 0x0071_A4FF, 0x70D7_FFFF)
        case .blue: Values(0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF)
        case .indigo: Values(0x5856_D6FF, 0x5E5C_E6FF, 0x3634_A3FF, 0x7D7A_FFFF)
        case .purple: Values(0xAF52_DEFF, 0xBF5A_F2FF, 0x8944_ABFF, 0xDA8F_FFFF)
        case .pink: Values(0xFF2D_55FF, 0xFF37_5FFF, 0xD30F_45FF, 0xFF64_82FF)
        case .brown: Values(0xA284_5EFF, 0xAC8E_68FF, 0x7F65_45FF, 0xB594_69FF)
        case .gray: Values(0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF)
        case .primary: Values(0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF)
        case .secondary: Values(0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43CC, 0xEBEB_F5B3)
        case .tertiary: Values(0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_4380, 0xEBEB_F58C)
        case .quaternary: Values(0x3C3C_432E, 0xEBEB_F529, 0x3C3C_4361, 0xEBEB_F566)
        case .separator: Values(0x3C3C_434A, 0x5454_5899, 0x3C3C_435E, 0x5454_58AD)
        case .background: Values(0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF)
        }
    }
}

extension Color {
    public static let red = Color(.red)
    public static let orange = Color(.orange)
    public static let yellow = Color(.yellow)
    public static let green = Color(.green)
    public static let mint = Color(.mint)
    public static let teal = Color(.teal)
    public static let cyan = Color(.cyan)
    public static let blue = Color(.blue)
    public static let indigo = Color(.indigo)
    public static let purple = Color(.purple)
    public static let pink = Color(.pink)
    public static let brown = Color(.brown)
    public static let gray = Color(.gray)
    public static let primary = Color(.primary)
    public static let secondary = Color(.secondary)
    public static let white = Color(SRGBColor.white)
    public static let black = Color(SRGBColor.black)
    public static let clear = Color(SRGBColor.clear)

    /// The lines of dividers.
    package static let separator = Color(.separator)
    /// The opaque background of a colour scheme.
    package static let background = Color(.background)
}
