import SwiftUI

/// Distances of the design system.
public enum Spacing {
    public static let xxs: CGFloat = 2
    public static let xs: CGFloat = 4
    public static let s: CGFloat = 8
    public static let m: CGFloat = 16
    public static let l: CGFloat = 24
    public static let xl: CGFloat = 32
}

/// Rounding of the design system's corners.
public enum Radius {
    public static let small: CGFloat = 6
    public static let medium: CGFloat = 12
    public static let large: CGFloat = 20
}

extension Color {
    public static let brandPrimary = Color("BrandPrimary")
    public static let brandSurface = Color("BrandSurface")
    public static let brandOutline = Color("BrandOutline")

    /// A colour from its hexadecimal notation, such as `0x3366FF`.
    public init(hex: UInt, alpha: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xFF) / 255,
            green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255,
            opacity: alpha
        )
    }
}

extension Font {
    public static let dsTitle = Font.system(.title3, design: .default).weight(.bold)
    public static let dsLabel = Font.system(size: 15, weight: .semibold, design: .default)
    public static let dsNumber = Font.body.monospacedDigit()
}

struct ColorSwatch: View {
    let name: String
    let color: Color

    var body: some View {
        VStack(spacing: Spacing.xs) {
            RoundedRectangle(cornerRadius: Radius.small, style: .continuous)
                .fill(color)
                .frame(width: 64, height: 40)
                .overlay(
                    RoundedRectangle(cornerRadius: Radius.small, style: .continuous)
                        .stroke(Color.brandOutline, lineWidth: 1)
                )
            Text(name)
                .font(.caption2)
                .foregroundColor(.secondary)
        }
    }
}

struct DesignTokens_Previews: PreviewProvider {
    static var previews: some View {
        HStack(spacing: Spacing.s) {
            ColorSwatch(name: "Primary", color: .brandPrimary)
            ColorSwatch(name: "Surface", color: .brandSurface)
            ColorSwatch(name: "Outline", color: .brandOutline)
            ColorSwatch(name: "Hex", color: Color(hex: 0xFF6B35))
        }
        .padding()
        .previewLayout(.sizeThatFits)
        .previewDisplayName("Swatches")
    }
}
