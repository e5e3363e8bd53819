import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineRasterization

/// Makes small display lists and shows their pixels as text.
enum Scene {
    static let red = SRGBColor(red: 1, green: 0, blue: 0)
    static let green = SRGBColor(red: 0, green: 1, blue: 0)
    static let blue = SRGBColor(red: 0, green: 0, blue: 1)

    static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path([
            .move(to: Point(x: x, y: y)), .line(to: Point(x: x + width, y: y)),
            .line(to: Point(x: x + width, y: y + height)), .line(to: Point(x: x, y: y + height)), .close,
        ])
    }

    static func circle(_ x: Double, _ y: Double, radius: Double) -> Path {
        let k = radius * 0.5522847498
        func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
        return Path([
            .move(to: point(radius, 0)),
            .curve(to: point(0, radius), control1: point(radius, k), control2: point(k, radius)),
            .curve(to: point(-radius, 0), control1: point(-k, radius), control2: point(-radius, k)),
            .curve(to: point(0, -radius), control1: point(-radius, -k), control2: point(-k, -radius)),
            .curve(to: point(radius, 0), control1: point(k, -radius), control2: point(radius, -k)), .close,
        ])
    }

    static func item(_ content: DisplayItem.Content) -> DisplayItem {
        DisplayItem(element: "test", content: content)
    }

    static func fill(_ path: Path, _ color: SRGBColor) -> DisplayItem {
        item(.fill(path, .color(color), rule: .nonZero))
    }

    static func group(_ group: Group) -> DisplayItem { item(.group(group)) }

    /// Inter's capital letters from A on, 12 pt apart.
    static func letters(_ count: Int, x: Double, y: Double, size: Double = 17) -> DisplayItem {
        let face = FontFace(
            name: "Inter Regular", path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
        let glyphs = (0..<count).map { (index: Int) -> GlyphRun.Glyph in
            let place = Point(x: x + 12.3 * Double(index), y: y)
            return GlyphRun.Glyph(id: UInt32(2 + 20 * index), position: place)
        }
        return item(.glyphs(GlyphRun(face: face, size: size, color: .black, glyphs: glyphs, text: "")))
    }

    static func draw(
        _ items: [DisplayItem], width: Double, height: Double, scale: Double = 1,
        background: SRGBColor? = nil, with rasterizer: Rasterizer = Rasterizer(),
        images: ImageSource = { _ in Bitmap(size: PixelSize(covering: .zero, scale: 1)) }
    ) throws -> Bitmap {
        let list = DisplayList(size: Size(width: width, height: height), scale: scale, items: items)
        return try rasterizer.rasterize(list, background: background, images: images)
    }
}

extension Bitmap {
    /// Pixels as eight hexadecimal digits, alpha first; runs of equal ones in a row once.
    var rows: [String] {
        (0..<size.height).map { y in
            pixels[(y * size.width)..<((y + 1) * size.width)].map(Self.name).joined(separator: " ")
        }
    }

    /// The alpha of each pixel as two hexadecimal digits.
    var alphaRows: [String] {
        (0..<size.height).map { y in
            pixels[(y * size.width)..<((y + 1) * size.width)]
                .map { String(Self.name($0).prefix(2)) }.joined(separator: " ")
        }
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * size.width + x] }

    private static func name(_ pixel: UInt32) -> String {
        let digits = String(pixel, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
