import VitrineDrawing
import VitrinePixels

/// A change of colours: each new component is the sum of the old red, green, blue and alpha and of 1, by the factors of its row.
public nonisolated struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// No change.
    public init() {}
}

extension VitrineDrawing.ColorMatrix {
    nonisolated init(_ matrix: ColorMatrix) {
        func row(_ numbers: Float...) -> Row {
            let numbers = numbers.map(Double.init)
            return Row(numbers[0], numbers[1], numbers[2], numbers[3], constant: numbers[4])
        }
        self.init(
            red: row(matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5),
            green: row(matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5),
            blue: row(matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5),
            alpha: row(matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5))
    }

    /// A colour in place of all others, as opaque as they are.
    nonisolated static func silhouette(of color: SRGBColor) -> VitrineDrawing.ColorMatrix {
        VitrineDrawing.ColorMatrix(
            red: Row(0, 0, 0, constant: color.red), green: Row(0, 0, 0, constant: color.green),
            blue: Row(0, 0, 0, constant: color.blue), alpha: Row(0, 0, 0, color.alpha))
    }

    /// A colour where others are as opaque as that, within a step of 255, and nothing elsewhere.
    nonisolated static func silhouette(
        of color: SRGBColor, whereAlphaIsAtLeast least: Double
    ) -> VitrineDrawing.ColorMatrix {
        var matrix = silhouette(of: color)
        matrix.alpha = Row(0, 0, 0, 255, constant: 1 - 255 * least)
        return matrix
    }
}
