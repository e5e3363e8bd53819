import Foundation
import VitrineDrawing
import VitrinePixels
import VitrineViews

extension VitrineDrawing.ColorMatrix {
    /// What an effect does to colours.
    ///
    /// Sums and products are those of Filter Effects Level 1, whose luminances are rounded to thousandths.
    init(_ effect: ColorEffect) {
        switch effect {
        case .brightness(let amount):
            self.init(factor: 1, constant: amount)
        case .contrast(let amount):
            self.init(factor: amount, constant: 0.5 - amount / 2)
        case .saturation(let amount):
            self.init(saturation: amount)
        case .grayscale(let amount):
            self.init(saturation: 1 - min(max(amount, 0), 1))
        case .hueRotation(let angle):
            self.init(hueRotation: angle.radians)
        case .invert:
            self.init(factor: -1, constant: 1)
        case .multiply(let color):
            self.init(
                red: Row(color.red, 0, 0), green: Row(0, color.green, 0), blue: Row(0, 0, color.blue),
                alpha: Row(0, 0, 0, color.alpha))
        case .luminanceToAlpha:
            let black = Row(0, 0, 0)
            self.init(red: black, green: black, blue: black, alpha: Row(0.2126, 0.7152, 0.0722))
        case .matrix(let matrix):
            self = matrix
        }
    }

    private init(factor: Double, constant: Double) {
        self.init(
            red: Row(factor, 0, 0, constant: constant), green: Row(0, factor, 0, constant: constant),
            blue: Row(0, 0, factor, constant: constant))
    }

    private init(saturation s: Double) {
        self.init(
            red: Row(0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s),
            green: Row(0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s),
            blue: Row(0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s))
    }

    private init(hueRotation radians: Double) {
        let (c, s) = (cos(radians), sin(radians))
        self.init(
            red: Row(
                0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928),
            green: Row(
                0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283),
            blue: Row(
                0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072))
    }
}
