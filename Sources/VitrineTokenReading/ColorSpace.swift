import Foundation
import VitrinePixels

/// The colour spaces of the format (2025.10 Color §4.2), with the formulas of CSS Color 4.
///
/// What lies outside of sRGB is cut off, as for colours of ``Views/Color``.
enum ColorSpace: String, CaseIterable {
    case srgb
    case srgbLinear = "srgb-linear"
    case hsl, hwb, lab, lch, oklab, oklch
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case proPhotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"

    /// What each component may be.
    var ranges: [ClosedRange<Double>] {
        // Chroma and the axes of the lab spaces have no bounds in the format; these are beyond all colors.
        let open = -1000.0...1000
        return switch self {
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
            [0...1, 0...1, 0...1]
        case .hsl, .hwb: [0...360, 0...100, 0...100]
        case .lab: [0...100, open, open]
        case .lch: [0...100, 0...1000, 0...360]
        case .oklab: [0...1, open, open]
        case .oklch: [0...1, 0...1000, 0...360]
        }
    }

    func sRGB(_ components: [Double]) -> SRGBColor {
        let value = Triple(components[0], components[1], components[2])
        switch self {
        case .srgb: return color(value)
        case .hsl: return color(Self.hsl(value.x, value.y / 100, value.z / 100))
        case .hwb: return color(Self.hwb(value.x, value.y / 100, value.z / 100))
        case .srgbLinear: return linear(value)
        case .displayP3: return linear(xyzD65: Matrix.displayP3 * value.map(TransferFunction.sRGB))
        case .a98RGB: return linear(xyzD65: Matrix.a98RGB * value.map { pow($0, 563 / 256) })
        case .rec2020: return linear(xyzD65: Matrix.rec2020 * value.map(TransferFunction.rec2020))
        case .proPhotoRGB:
            return linear(xyzD65: Matrix.d50ToD65 * (Matrix.proPhoto * value.map(TransferFunction.proPhoto)))
        case .xyzD65: return linear(xyzD65: value)
        case .xyzD50: return linear(xyzD65: Matrix.d50ToD65 * value)
        case .lab: return linear(xyzD65: Matrix.d50ToD65 * Self.xyzD50(lab: value))
        case .lch: return linear(xyzD65: Matrix.d50ToD65 * Self.xyzD50(lab: value.unpolar))
        case .oklab: return linear(xyzD65: Self.xyzD65(oklab: value))
        case .oklch: return linear(xyzD65: Self.xyzD65(oklab: value.unpolar))
        }
    }

    private func color(_ value: Triple) -> SRGBColor {
        let inside = value.map { min(max($0, 0), 1) }
        return SRGBColor(red: inside.x, green: inside.y, blue: inside.z)
    }

    private func linear(_ value: Triple) -> SRGBColor {
        color(value.map { TransferFunction.sRGBInverse(min(max($0, 0), 1)) })
    }

    private func linear(xyzD65 value: Triple) -> SRGBColor { linear(Matrix.xyzToSRGB * value) }

    /// CSS Color 4 §7.1, "Converting HSL Colors to sRGB".
    private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> Triple {
        let component = { (offset: Double) -> Double in
            let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            return lightness - saturation * min(lightness, 1 - lightness)
                * max(-1, min(place - 3, 9 - place, 1))
        }
        return Triple(component(0), component(8), component(4))
    }

    /// CSS Color 4 §8.1, "Converting HWB Colors to sRGB".
    private static func hwb(_ hue: Double, _ white: Double, _ black: Double) -> Triple {
        if white + black >= 1 {
            let gray = white / (white + black)
            return Triple(gray, gray, gray)
        }
        return hsl(hue, 1, 0.5).map { $0 * (1 - white - black) + white }
    }

    /// CSS Color 4 §9.3, "Converting Lab to Lab", by the constants of CIE.
    private static func xyzD50(lab: Triple) -> Triple {
        let kappa = 24389.0 / 27
        let epsilon = 216.0 / 24389
        let y = (lab.x + 16) / 116
        let (x, z) = (lab.y / 500 + y, y - lab.z / 200)
        let cubed = { (value: Double) in
            value * value * value > epsilon ? value * value * value : (116 * value - 16) / kappa
        }
        let white = Triple(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
        let luminance = lab.x > kappa * epsilon ? y * y * y : lab.x / kappa
        return Triple(cubed(x) * white.x, luminance, cubed(z) * white.z)
    }

    /// CSS Color 4 §9.4, "Converting Oklab colors to other color spaces".
    private static func xyzD65(oklab: Triple) -> Triple {
        Matrix.lmsToXYZ * (Matrix.oklabToLMS * oklab).map { $0 * $0 * $0 }
    }
}

/// Three numbers that belong together.
struct Triple {
    var x: Double
    var y: Double
    var z: Double

    init(_ x: Double, _ y: Double, _ z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    func map(_ change: (Double) -> Double) -> Triple { Triple(change(x), change(y), change(z)) }

    /// Lightness, chroma and hue in degrees as lightness and two axes (CSS Color 4 §9.4).
    var unpolar: Triple {
        Triple(x, y * cos(z * .pi / 180), y * sin(z * .pi / 180))
    }
}

/// From components as they are stored to light.
private enum TransferFunction {
    /// IEC 61966-2-1, also that of Display P3.
    static func sRGB(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    static func sRGBInverse(_ value: Double) -> Double {
        value >= 1 ? 1 : value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    /// ROMM RGB, ISO 22028-2.
    static func proPhoto(_ value: Double) -> Double { value <= 16.0 / 512 ? value / 16 : pow(value, 1.8) }

    /// ITU-R BT.2020-2, table 4.
    static func rec2020(_ value: Double) -> Double {
        let (alpha, beta) = (1.09929682680944, 0.018053968510807)
        return value < beta * 4.5 ? value / 4.5 : pow((value + alpha - 1) / alpha, 1 / 0.45)
    }
}

/// Linear maps between spaces; the numbers are those of CSS Color 4 §17, "Sample code for Color Conversions".
private struct Matrix {
    var rows: [[Double]]

    static func * (matrix: Matrix, value: Triple) -> Triple {
        let row = { (index: Int) in
            let row = matrix.rows[index]
            return row[0] * value.x + row[1] * value.y + row[2] * value.z
        }
        return Triple(row(0), row(1), row(2))
    }

    static let xyzToSRGB = Matrix(rows: [
        [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
        [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
        [705.0 / 12673, -2585.0 / 12673, 705.0 / 667],
    ])

    static let displayP3 = Matrix(rows: [
        [608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160],
        [35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400],
        [0, 32229.0 / 714400, 5220557.0 / 5000800],
    ])

    static let a98RGB = Matrix(rows: [
        [573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567],
        [591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835],
        [53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835],
    ])

    static let rec2020 = Matrix(rows: [
        [63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314],
        [26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157],
        [0, 19567812.0 / 697040785, 295819943.0 / 278816314],
    ])

    static let proPhoto = Matrix(rows: [
        [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
        [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
        [0, 0, 0.82510460251046020],
    ])

    /// Bradford's adaptation.
    static let d50ToD65 = Matrix(rows: [
        [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
        [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
        [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
    ])

    static let oklabToLMS = Matrix(rows: [
        [1, 0.3963377773761749, 0.2158037573099136],
        [1, -0.1055613458156586, -0.0638541728258133],
        [1, -0.0894841775298119, -1.2914855480194092],
    ])

    static let lmsToXYZ = Matrix(rows: [
        [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
        [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
        [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
    ])
}
