import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineRendering

/// The hash by which a picture is known to be up to date.
struct DisplayListDigestTests {
    private static let color = SRGBColor.black
    private static let path = Path(rectangle: Rect(x: 0, y: 0, width: 1, height: 1))
    private static let shadow = Shadow(color: color, deviation: 1, offset: .zero)
    private static let run = GlyphRun(
        face: FontFace(name: "Inter", path: "Inter.ttf"), size: 10, color: color,
        glyphs: [GlyphRun.Glyph(id: 1, position: .zero)], text: "a")
    private static let image = ImageDrawing(
        image: ImageID(name: "a", contentHash: 1), source: .zero, destination: .zero)

    private static let contents: [DisplayItem.Content] = [
        .group(Group(items: [])),
        .group(Group(items: [DisplayItem(element: "", content: .group(Group(items: [])))])),
        .group(Group(items: [], mask: [])),
        .group(Group(items: [], clip: path)),
        .group(Group(items: [], clip: Path())),
        .group(Group(items: [], clipRule: .evenOdd)),
        .group(Group(items: [], blurDeviation: 1)),
        .group(Group(items: [], colors: ColorMatrix(red: row, green: row, blue: row, alpha: row))),
        .group(Group(items: [], opacity: 0)),
        .group(Group(items: [], shadow: shadow)),
        .group(Group(items: [], shadow: Shadow(color: color, deviation: 1, offset: .zero, isInner: true))),
        .group(Group(items: [], transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: 1, ty: 0))),
        .group(Group(items: [], blendMode: .multiply)),
        .image(image),
        .image(ImageDrawing(image: image.image, source: .zero, destination: .zero, tint: color)),
        .image(ImageDrawing(image: image.image, source: .zero, destination: .zero, clip: path)),
        .image(ImageDrawing(image: image.image, source: .zero, destination: .zero, clip: Path())),
        .glyphs(run),
        .stroke(path, .color(color), StrokeStyle()),
        .stroke(path, .color(color), StrokeStyle(dash: [1])),
        .fill(path, .color(color), rule: .nonZero),
        .fill(path, .linearGradient([], from: .zero, to: .zero), rule: .nonZero),
        .blurBelow(path, rule: .nonZero, deviation: 1),
    ]

    private static let row = ColorMatrix.Row(1, 0, 0)

    @Test func `Lists that draw otherwise have other hashes`() {
        let hashes = Self.contents.map { content in
            DisplayListDigest.hash(
                of: DisplayList(
                    size: Size(width: 1, height: 1), scale: 1,
                    items: [DisplayItem(element: "", content: content)]))
        }
        #expect(Set(hashes).count == hashes.count)
    }

    @Test func `Each member of a drawing step is hashed or known to decide no pixel`() {
        let steps: [(step: Any, members: Int)] = [
            (DisplayList(size: .zero, scale: 1, items: []), 3),
            (DisplayItem(element: "", content: .glyphs(Self.run)), 2), (Group(items: []), 10),
            (Self.image, 5), (Self.run, 6), (StrokeStyle(), 6), (Self.shadow, 4),
            (GradientStop(color: Self.color, location: 0), 2),
        ]
        for (step, members) in steps {
            #expect(Mirror(reflecting: step).children.count == members, "a new member of \(type(of: step))")
        }
    }
}
