import VitrineDrawing
import VitrineGeometry
import VitrinePixels

extension ColorMesh {
    /// The mesh's colours for some device pixels, taken at the centre of each. (Cairo's own meshes jump by some steps of 255
    /// from pixel to pixel.)
    func surface(
        covering area: PixelRect, under transform: Transform
    ) throws(RasterizationError) -> CairoSurface {
        let surface = try CairoSurface(format: .argb32, width: area.width, height: area.height)
        let origin = Point(x: Double(area.x) + 0.5, y: Double(area.y) + 0.5)
        let mesh = divided(by: 16).mapPoints { transform.apply(to: $0) - origin }
        surface.withPixels { pixels, stride in
            for row in 0..<area.height {
                (pixels + row * stride).withMemoryRebound(to: UInt32.self, capacity: area.width) { line in
                    for column in 0..<area.width { line[column] = background.premultipliedWord }
                }
            }
            for triangle in mesh.triangles {
                triangle.forEachPixel(width: area.width, height: area.height) { column, row, color in
                    (pixels + row * stride).withMemoryRebound(to: UInt32.self, capacity: area.width) {
                        $0[column] = color.premultipliedWord
                    }
                }
            }
        }
        return surface
    }

    /// The halves of the fields, row by row.
    private var triangles: [Triangle] {
        (1..<rows).flatMap { row in
            (1..<columns).flatMap { column in
                let end = row * columns + column
                let start = end - columns - 1
                return [[start, start + 1, end], [start, end, end - 1]].map { corners in
                    Triangle(corners: corners.map { points[$0] }, colors: corners.map { colors[$0] })
                }
            }
        }
    }
}

/// An area between three points, whose colours change evenly from one to the other.
private struct Triangle {
    let corners: [Point]
    let colors: [SRGBColor]
    /// Keeps what numbers round off from opening gaps between triangles.
    private static let tolerance = 1e-9

    /// Calls a function with the pixels whose centres, at whole numbers, lie in the triangle or on its edges.
    func forEachPixel(width: Int, height: Int, _ body: (_ column: Int, _ row: Int, SRGBColor) -> Void) {
        let (first, second, third) = (corners[0], corners[1], corners[2])
        let area = cross(second - first, third - first)
        guard area != 0 else { return }
        for row in pixels(corners.map(\.y), below: height) {
            for column in pixels(corners.map(\.x), below: width) {
                let offset = Point(x: Double(column), y: Double(row)) - first
                let shares = (cross(offset, third - first) / area, cross(second - first, offset) / area)
                guard min(shares.0, shares.1, 1 - shares.0 - shares.1) >= -Self.tolerance else { continue }
                body(column, row, color(shares.0, shares.1))
            }
        }
    }

    private func color(_ second: Double, _ third: Double) -> SRGBColor {
        func component(_ component: KeyPath<SRGBColor, Double>) -> Double {
            colors[0][keyPath: component] * (1 - second - third) + colors[1][keyPath: component] * second
                + colors[2][keyPath: component] * third
        }
        return SRGBColor(
            red: component(\.red), green: component(\.green), blue: component(\.blue),
            alpha: component(\.alpha))
    }

    private func cross(_ first: Point, _ second: Point) -> Double {
        first.x * second.y - first.y * second.x
    }

    private func pixels(_ lengths: [Double], below count: Int) -> Range<Int> {
        let from = max((lengths.min() ?? 0).rounded(.up), 0)
        let to = min((lengths.max() ?? 0).rounded(.down), Double(count) - 1)
        return from <= to ? Int(from)..<Int(to) + 1 : 0..<0
    }
}
