package import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// Colours at the points of a grid, in units of what is filled, and between them.
public nonisolated struct MeshGradient: View, PrimitiveShapeStyle {
    private let width: Int
    private let height: Int
    private let points: [SIMD2<Float>]
    private let colors: [Color]
    private let background: Color
    private let smoothsColors: Bool
    private let colorSpace: Gradient.ColorSpace

    /// A grid of `width` times `height` points, row by row; there are as many colours.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        precondition(
            width >= 2 && height >= 2 && points.count == width * height && colors.count == points.count,
            "a mesh gradient of \(width) × \(height) has 2 × 2 points at least and a colour for each, not "
                + "\(points.count) points and \(colors.count) colours")
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color.Resolved = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0),
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, points: points, colors: resolvedColors.map { Color($0) },
            background: Color(background), smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        let mesh = ColorMesh(
            columns: width, rows: height, points: points.map { Point(x: Double($0.x), y: Double($0.y)) },
            colors: colors.map { $0.sRGB(in: environment) }, background: background.sRGB(in: environment),
            isSmooth: smoothsColors, isPerceptual: colorSpace == .perceptual)
        return mesh.map { .mesh($0) } ?? .color(background.sRGB(in: environment))
    }
}

extension MeshGradient: PrimitiveView {
    public typealias Body = Never

    package var primitive: Primitive {
        .shape(ShapeDrawing(shape: Rectangle(), ink: .fill(self, isEvenOdd: false)))
    }
}
