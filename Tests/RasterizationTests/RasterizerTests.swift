import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing

struct RasterizerTests {
    @Test
    func `scene`() throws {
        func rounded(_ r: Rect, _ k: Double) -> Path {
            let c = k * 0.5522847498
            let (x0, y0, x1, y1) = (r.minX, r.minY, r.maxX, r.maxY)
            func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
            return Path([
                .move(to: p(x0 + k, y0)), .line(to: p(x1 - k, y0)),
                .curve(to: p(x1, y0 + k), control1: p(x1 - k + c, y0), control2: p(x1, y0 + k - c)),
                .line(to: p(x1, y1 - k)),
                .curve(to: p(x1 - k, y1), control1: p(x1, y1 - k + c), control2: p(x1 - k + c, y1)),
                .line(to: p(x0 + k, y1)),
                .curve(to: p(x0, y1 - k), control1: p(x0 + k - c, y1), control2: p(x0, y1 - k + c)),
                .line(to: p(x0, y0 + k)),
                .curve(to: p(x0 + k, y0), control1: p(x0, y0 + k - c), control2: p(x0 + k - c, y0)), .close,
            ])
        }
        func item(_ c: DisplayItem.Content) -> DisplayItem { DisplayItem(element: "e", content: c) }
        let card = rounded(Rect(x: 16, y: 16, width: 160, height: 80), 12)
        let face = FontFace(
            name: "Inter SemiBold", path: "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf")
        func glyphs(_ y: Double, _ x: Double = 28) -> DisplayItem {
            item(
                .glyphs(
                    GlyphRun(
                        face: face, size: 17, color: .black,
                        glyphs: (0..<8).map {
                            .init(id: UInt32(161 + $0 * 30), position: Point(x: x + Double($0) * 12.3, y: y))
                        }, text: "")))
        }
        let stops = [
            GradientStop(color: SRGBColor(red: 1, green: 0, blue: 0), location: 0),
            GradientStop(color: SRGBColor(red: 0, green: 0, blue: 1), location: 1),
        ]
        let items: [DisplayItem] = [
            item(
                .group(
                    Group(
                        items: [item(.fill(card, .color(.white), rule: .nonZero))],
                        shadow: Shadow(color: .black.opacity(0.2), deviation: 6, offset: Point(x: 0, y: 4))))),
            glyphs(40),
            item(.group(Group(items: [glyphs(70)], opacity: 0.5))),
            item(.group(Group(items: [glyphs(90), glyphs(92)], opacity: 0.5))),
            item(
                .group(
                    Group(
                        items: [glyphs(0, 0)],
                        transform: Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 200, ty: 20)))),
            item(
                .image(
                    ImageDrawing(
                        image: ImageID(name: "a", contentHash: 1),
                        source: Rect(x: 0, y: 0, width: 8, height: 8),
                        destination: Rect(x: 200, y: 130, width: 40, height: 40),
                        clip: rounded(Rect(x: 200, y: 130, width: 40, height: 40), 8)))),
            item(
                .image(
                    ImageDrawing(
                        image: ImageID(name: "a", contentHash: 1),
                        source: Rect(x: 0, y: 0, width: 8, height: 8),
                        destination: Rect(x: 245, y: 130, width: 40, height: 40),
                        tint: SRGBColor(red: 0, green: 0.5, blue: 0)))),
            item(
                .fill(
                    rounded(Rect(x: 16, y: 120, width: 50, height: 50), 25),
                    .angularGradient(stops, center: Point(x: 41, y: 145), startAngle: 0, endAngle: 2 * .pi),
                    rule: .nonZero)),
            item(
                .fill(
                    rounded(Rect(x: 76, y: 120, width: 50, height: 50), 10),
                    .linearGradient(stops, from: Point(x: 76, y: 120), to: Point(x: 126, y: 170)),
                    rule: .nonZero)),
            item(
                .fill(
                    rounded(Rect(x: 136, y: 120, width: 50, height: 50), 10),
                    .radialGradient(stops, center: Point(x: 161, y: 145), startRadius: 0, endRadius: 25),
                    rule: .nonZero)),
            item(
                .stroke(
                    rounded(Rect(x: 16, y: 190, width: 60, height: 30), 8),
                    .color(SRGBColor(red: 0, green: 0.5, blue: 0)), StrokeStyle(width: 2, dash: [6, 3]))),
            item(
                .group(
                    Group(
                        items: [
                            item(
                                .fill(
                                    rounded(Rect(x: 90, y: 180, width: 60, height: 60), 10),
                                    .linearGradient(
                                        stops, from: Point(x: 76, y: 120), to: Point(x: 126, y: 170)),
                                    rule: .nonZero)), glyphs(220, 60),
                        ], clip: rounded(Rect(x: 90, y: 190, width: 60, height: 40), 20)))),
            item(.group(Group(items: [glyphs(220, 180)], blurDeviation: 1.5))),
            item(
                .group(
                    Group(
                        items: [glyphs(200, 180)],
                        shadow: Shadow(
                            color: SRGBColor(red: 1, green: 0, blue: 0), deviation: 1,
                            offset: Point(x: 2, y: 2))))),
            item(
                .group(
                    Group(
                        items: [
                            item(
                                .fill(
                                    rounded(Rect(x: 40, y: 100, width: 100, height: 40), 10),
                                    .color(SRGBColor(red: 1, green: 1, blue: 0)), rule: .nonZero))
                        ], blendMode: .plusDarker))),
            item(
                .group(
                    Group(
                        items: [
                            item(
                                .fill(
                                    rounded(Rect(x: 240, y: 100, width: 40, height: 40), 10),
                                    .color(SRGBColor(red: 1, green: 1, blue: 0)), rule: .nonZero))
                        ], blendMode: .multiply))),
        ]
        for scale in [1.0, 2, 3] {
            let list = DisplayList(size: Size(width: 300, height: 250), scale: scale, items: items)
            let bitmap = try Rasterizer().rasterize(
                list, background: SRGBColor(red: 0.95, green: 0.95, blue: 0.95)
            ) { _ in
                Bitmap(
                    size: PixelSize(width: 8, height: 8)!,
                    pixels: (0..<64).map { ($0 + $0 / 8).isMultiple(of: 2) ? 0xFF20_40C0 : 0 })
            }
            var d = Data("P6\n\(bitmap.size.width) \(bitmap.size.height)\n255\n".utf8)
            for p in bitmap.pixels {
                d.append(contentsOf: [
                    UInt8(truncatingIfNeeded: p >> 16), UInt8(truncatingIfNeeded: p >> 8),
                    UInt8(truncatingIfNeeded: p),
                ])
            }
            try d.write(to: URL(fileURLWithPath: "/tmp/scene\(Int(scale)).ppm"))
        }
    }
}
