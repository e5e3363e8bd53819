import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineHashing
import VitrinePixels
import VitrineRasterization
import VitrineRendering
import VitrineTypesetting

/// Hashes tell that a picture is up to date only as long as equal drawing steps give equal pixels.
///
/// A change of how we draw is no change of a library; this test notices it.
struct RenderingVersionTests {
    /// Something of all that can be drawn without files of a catalogue.
    private static func list() throws -> DisplayList {
        let square = Path(rectangle: Rect(x: 0, y: 0, width: 20, height: 20))
        let circle = { (x: Double) in Path(ellipse: Rect(x: x, y: 24.3, width: 19.4, height: 19.4)) }
        let stops = [
            GradientStop(color: SRGBColor(red: 1, green: 0.5, blue: 0), location: 0),
            GradientStop(color: SRGBColor(red: 0, green: 0.2, blue: 0.9, alpha: 0.4), location: 1),
        ]
        let face = try FontBook.inter().face(
            for: TextStyle(family: "Inter", size: 13, color: .black))
        let glyphs = (0..<9).map { (index: Int) -> GlyphRun.Glyph in
            let x = 3.3 + Double(index) * 9.7
            return GlyphRun.Glyph(id: UInt32(20 + index * 37), position: Point(x: x, y: 60))
        }
        let shadow = Shadow(color: .black, deviation: 2.5, offset: Point(x: 1, y: 2))
        let card = Path(
            roundedRectangle: Rect(x: 30, y: 3, width: 24, height: 16), radii: CornerRadii(all: 5),
            isContinuous: true)
        let items: [DisplayItem.Content] = [
            .fill(
                square, .linearGradient(stops, from: .zero, to: Point(x: 20, y: 20)), rule: .nonZero),
            .fill(circle(0), .color(SRGBColor(red: 0.3, green: 0.6, blue: 0.1)), rule: .nonZero),
            .fill(
                circle(24),
                .radialGradient(stops, center: Point(x: 34, y: 34), startRadius: 1, endRadius: 9),
                rule: .evenOdd),
            .stroke(circle(50), .color(.black), StrokeStyle(width: 1.5, dash: [3, 2], dashPhase: 1)),
            .group(
                Group(
                    items: [DisplayItem(element: "b", content: .fill(card, .color(.white), rule: .nonZero))],
                    opacity: 0.8, shadow: shadow)),
            .group(
                Group(
                    items: [
                        DisplayItem(element: "c", content: .fill(square, .color(.black), rule: .nonZero))
                    ],
                    clip: Path(ellipse: Rect(x: 4, y: 4, width: 12, height: 12)), blurDeviation: 1.5,
                    transform: Transform(a: 0.9, b: 0.2, c: -0.2, d: 0.9, tx: 66, ty: 2), blendMode: .multiply
                )
            ),
            .glyphs(
                GlyphRun(
                    face: face, size: 13, color: SRGBColor(red: 0.1, green: 0.1, blue: 0.1), glyphs: glyphs,
                    text: "")),
        ]
        return DisplayList(
            size: Size(width: 96, height: 68), scale: 2,
            items: items.map { DisplayItem(element: "a", content: $0) })
    }

    @Test func `Other pixels from the same steps in the same environment are another rendering version`()
        throws
    {
        let bitmap = try Rasterizer().rasterize(Self.list(), background: .white) { _ in throw NoPictures() }
        let hash = StraightBitmap(bitmap).bytes.withUnsafeBytes { "\(hash128(of: $0))" }
        let versions = Fingerprint.currentVersions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        // In other environments nothing is known of how it should look.
        guard let expected = Self.known[versions.joined(separator: ", ")] else { return }
        #expect(
            hash == expected,
            "if this is wanted, raise Fingerprint.renderingVersion, put the hash here and record the references"
        )
    }

    private struct NoPictures: Error {}

    /// The hash of the pixels in the environment of the Dockerfile.
    private static let known = [
        """
        architecture x86_64, cairo 1.16.0, freetype 2.12.1, harfbuzz 6.0.0, libjpeg 2.1.5, libpng 1.6.39, \
        libwebp 1.2.4, pango 1.50.12, pixman 0.42.2, vitrine 3
        """: "07b323518dcb63c34aa8693ace922299"
    ]
}
