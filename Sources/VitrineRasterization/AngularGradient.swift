import Glibc
import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// A gradient around a point, which Cairo does not have.
struct AngularGradient {
    let stops: [GradientStop]
    let center: Point
    /// Radians, clockwise from the positive x axis.
    let startAngle: Double
    let endAngle: Double

    /// The gradient's colours for some device pixels, taken at the centre of each.
    func surface(
        covering area: PixelRect, under transform: Transform
    ) throws(RasterizationError) -> CairoSurface {
        let surface = try CairoSurface(format: .argb32, width: area.width, height: area.height)
        guard let inverse = transform.inverted, !stops.isEmpty else { return surface }
        let colors = table()
        let sweep = endAngle - startAngle
        surface.withPixels { pixels, stride in
            for row in 0..<area.height {
                (pixels + row * stride).withMemoryRebound(to: UInt32.self, capacity: area.width) { line in
                    for column in 0..<area.width {
                        let device = Point(x: Double(area.x + column) + 0.5, y: Double(area.y + row) + 0.5)
                        let offset = inverse.apply(to: device) - center
                        let location = location(ofAngle: atan2(offset.y, offset.x), sweep: sweep)
                        line[column] = colors[Int(location * Double(colors.count - 1) + 0.5)]
                    }
                }
            }
        }
        return surface
    }

    /// Where an angle lies between start and end, 0…1.
    ///
    /// What lies outside of the sweep takes the nearer end's colour.
    private func location(ofAngle angle: Double, sweep: Double) -> Double {
        guard sweep != 0 else { return 0 }
        let turn = 2 * Double.pi
        var distance = (sweep > 0 ? angle - startAngle : startAngle - angle).truncatingRemainder(
            dividingBy: turn)
        if distance < 0 { distance += turn }
        let extent = abs(sweep)
        if distance <= extent { return distance / extent }
        return distance - extent < turn - distance ? 1 : 0
    }

    /// Premultiplied colours at 2,048 places from start to end.
    private func table() -> [UInt32] {
        (0..<2048).map { step in
            let location = Double(step) / 2047
            guard let after = stops.firstIndex(where: { $0.location >= location }) else {
                return (stops.last?.color ?? .clear).premultipliedWord
            }
            guard after > 0 else { return stops[0].color.premultipliedWord }
            let (left, right) = (stops[after - 1], stops[after])
            let part = (location - left.location) / (right.location - left.location)
            return left.color.mixed(with: right.color, by: part).premultipliedWord
        }
    }
}

extension SRGBColor {
    /// The colour as a pixel of a `Bitmap`.
    var premultipliedWord: UInt32 {
        func byte(_ component: Double) -> UInt32 { UInt32((min(max(component, 0), 1) * 255).rounded()) }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }
}

extension Transform {
    /// The map that undoes this one, unless it flattens.
    var inverted: Transform? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        return Transform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}
