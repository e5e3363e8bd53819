import VitrinePixels

/// A colour of interfaces that UIKit names and SwiftUI does not, by scheme and contrast.
///
/// Values: as UIKit resolves them on iOS, `0xRRGGBBAA`.
private struct InterfaceColor: DynamicColor {
    let light: UInt32
    let dark: UInt32
    let lightHighContrast: UInt32
    let darkHighContrast: UInt32

    init(
        _ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32? = nil, _ darkHighContrast: UInt32? = nil
    ) {
        self.light = light
        self.dark = dark
        self.lightHighContrast = lightHighContrast ?? light
        self.darkHighContrast = darkHighContrast ?? dark
    }

    func color(in environment: EnvironmentValues) -> Color {
        let value =
            switch (environment.colorScheme, environment.colorSchemeContrast) {
            case (.light, .standard): light
            case (.dark, .standard): dark
            case (.light, .increased): lightHighContrast
            case (.dark, .increased): darkHighContrast
            }
        return Color(
            SRGBColor(
                red: Double(value >> 24 & 0xFF) / 255, green: Double(value >> 16 & 0xFF) / 255,
                blue: Double(value >> 8 & 0xFF) / 255, alpha: Double(value & 0xFF) / 255))
    }
}

extension Color {
    /// A colour of the system by the name that asset catalogues refer to it by, such as `systemGray5Color`.
    public init?(systemColorNamed name: String) {
        if let color = Self.namedColors[name] {
            self = color
        } else if let color = Self.namedInterfaceColors[name] {
            self.init(color)
        } else {
            return nil
        }
    }

    /// Marks that are not set, in lists that are edited.
    static let systemGray3 = Color(gray3)
    /// The background of what is selected.
    static let systemGray4 = Color(gray4)

    private static let gray3 = InterfaceColor(0xC7C7_CCFF, 0x4848_4AFF, 0xAEAE_B2FF, 0x5454_56FF)
    private static let gray4 = InterfaceColor(0xD1D1_D6FF, 0x3A3A_3CFF, 0xBCBC_C0FF, 0x4444_46FF)

    private static let namedColors: [String: Color] = [
        "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
        "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
        "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
        "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
        "systemGrayColor": .gray, "labelColor": .primary, "secondaryLabelColor": .secondary,
        "tertiaryLabelColor": Color(.tertiary), "quaternaryLabelColor": Color(.quaternary),
        "separatorColor": Color(.separator), "systemBackgroundColor": Color(.background),
        "whiteColor": .white, "blackColor": .black, "clearColor": .clear,
    ]

    private static let namedInterfaceColors: [String: InterfaceColor] = [
        "systemGray2Color": InterfaceColor(0xAEAE_B2FF, 0x6363_66FF, 0x8E8E_93FF, 0x7C7C_80FF),
        "systemGray3Color": gray3, "systemGray4Color": gray4,
        "systemGray5Color": InterfaceColor(0xE5E5_EAFF, 0x2C2C_2EFF, 0xD8D8_DCFF, 0x3636_38FF),
        "systemGray6Color": InterfaceColor(0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF),
        "secondarySystemBackgroundColor": InterfaceColor(
            0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF),
        "tertiarySystemBackgroundColor": InterfaceColor(0xFFFF_FFFF, 0x2C2C_2EFF, 0xFFFF_FFFF, 0x3636_38FF),
        "systemGroupedBackgroundColor": InterfaceColor(0xF2F2_F7FF, 0x0000_00FF, 0xEBEB_F0FF, 0x0000_00FF),
        "secondarySystemGroupedBackgroundColor": InterfaceColor(
            0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x2424_26FF),
        "tertiarySystemGroupedBackgroundColor": InterfaceColor(
            0xF2F2_F7FF, 0x2C2C_2EFF, 0xEBEB_F0FF, 0x3636_38FF),
        "placeholderTextColor": InterfaceColor(0x3C3C_434D, 0xEBEB_F54D),
        "opaqueSeparatorColor": InterfaceColor(0xC6C6_C8FF, 0x3838_3AFF),
        "linkColor": InterfaceColor(0x007A_FFFF, 0x0984_FFFF),
        "systemFillColor": InterfaceColor(0x7878_8033, 0x7878_805C),
        "secondarySystemFillColor": InterfaceColor(0x7878_8029, 0x7878_8052),
        "tertiarySystemFillColor": InterfaceColor(0x7676_801F, 0x7676_803D),
        "quaternarySystemFillColor": InterfaceColor(0x7474_8014, 0x7676_802E),
    ]
}
