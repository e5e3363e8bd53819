import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineViews

/// Pictures with their sizes, one sentence after the other.
@MainActor
struct ImageFacts {
    /// A catalogue with one picture of 40 × 20 pixels for a screen with two pixels a point.
    private var resources: Resources {
        get throws {
            let pixels = try #require(PixelSize(width: 40, height: 20))
            return Resources(
                picture: { name, _ in
                    Resources.NamedPicture(
                        .bitmap(ImageID(name: name.name, contentHash: 0), pixels, scale: 2))
                },
                icon: { throw Resources.Missing(name: $0) },
                color: { name, _ in throw Resources.Missing(name: name.name) },
                contentFile: { throw Resources.Missing(name: $0) })
        }
    }

    private func size(of view: some View, width: Double? = nil, height: Double? = nil) throws -> Size {
        try laidOut(view, width: width, height: height, resources: resources).frame.size
    }

    @Test func `A picture has its own size, whatever is proposed`() throws {
        #expect(try size(of: Image("photo"), width: 300, height: 5) == Size(width: 20, height: 10))
    }

    @Test func `A resizable picture takes what is proposed, and its own size where it may choose`() throws {
        let picture = Image("photo").resizable()
        #expect(try size(of: picture, width: 300, height: 5) == Size(width: 300, height: 5))
        #expect(try size(of: picture) == Size(width: 20, height: 10))
    }

    @Test func `Scaled to fit or to fill, a picture keeps its ratio`() throws {
        let picture = Image("photo").resizable()
        #expect(try size(of: picture.scaledToFit(), width: 100, height: 100) == Size(width: 100, height: 50))
        #expect(
            try size(of: picture.scaledToFill(), width: 100, height: 100) == Size(width: 200, height: 100))
    }

    @Test func `A picture in tiles is repeated in its own size, the last as far as there is room`() throws {
        let root = try laidOut(
            Image("photo").resizable(resizingMode: .tile), width: 50, height: 10, resources: resources)
        let canvas = CanvasArea(size: root.frame.size, origin: .zero, scale: 2, background: nil)
        let tiles = Painter.paint(root, on: canvas).items.compactMap { item in
            if case .image(let drawing) = item.content { drawing.destination } else { nil as Rect? }
        }
        #expect(
            tiles == [
                Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 20, y: 0, width: 20, height: 10),
                Rect(x: 40, y: 0, width: 10, height: 10),
            ])
    }

    @Test func `A shape that is painted with an image cuts its tiles`() throws {
        let paint = ImagePaint(image: Image("photo"), scale: 0.5)
        let circle = try groups(Circle().fill(paint).frame(width: 40, height: 10))
        #expect(circle.map(\.items.count) == [1, 8])
        #expect(circle.first?.clip?.bounds == Rect(x: 15, y: 0, width: 10, height: 10))
        #expect(circle.last?.transform.a == 0.5)
        let border = try groups(Color.clear.frame(width: 40, height: 10).border(paint, width: 4))
        #expect(border.map(\.items.count) == [1, 8])
        guard case .stroke(let line, _, let style)? = border.first?.mask?.first?.content else {
            Issue.record("a border cuts its tiles to a line")
            return
        }
        #expect(line.bounds == Rect(x: 2, y: 2, width: 36, height: 6) && style.width == 4)
    }

    /// A group and those that are first in it, the outermost first.
    private func groups(_ view: some View) throws -> [VitrineDrawing.Group] {
        let root = try laidOut(view, resources: resources)
        let canvas = CanvasArea(size: root.frame.size, origin: .zero, scale: 2, background: nil)
        var groups: [VitrineDrawing.Group] = []
        var items = Painter.paint(root, on: canvas).items
        while case .group(let group)? = items.first?.content {
            groups.append(group)
            items = group.items
        }
        return groups
    }

    @Test func `A text that would be painted with an image is gray, with a finding`() throws {
        let text = Text("a").foregroundStyle(.image(Image("photo")))
        let found = try composed(text, width: 100, height: 100, resources: resources)
        #expect(
            found.findings.map { "\($0)" } == [
                "an ImagePaint is drawn in shapes and borders only; what else has it is gray"
            ])
        let drawn = try composed(
            Text("a").textRenderer(Plain()), width: 100, height: 100, resources: resources)
        #expect(
            drawn.findings.map { "\($0)" } == ["texts are not drawn by the text renderer Plain"])
    }

    @Test(arguments: [(true, ["a tab view's bottom accessory is not shown"]), (false, [])])
    func `What would stand above a tab bar is a finding`(isEnabled: Bool, findings: [String]) throws {
        let drawn = try composed(
            Text("a").tabViewBottomAccessory(isEnabled: isEnabled) { Text("Now playing") }, width: 100,
            height: 100, resources: resources)
        #expect(drawn.findings.map { "\($0)" } == findings)
    }

    @Test func `Buttons that are to be of another width are a finding`() throws {
        let drawn = try composed(
            Text("a").buttonSizing(.flexible), width: 100, height: 100, resources: resources)
        #expect(drawn.findings.map { "\($0)" } == ["buttons keep the width of their style"])
    }

    private struct Plain: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout { context.draw(line) }
        }
    }

    @Test func `Stretched to another ratio, a picture is distorted`() throws {
        let root = try laidOut(Image("photo").resizable(), width: 50, height: 5, resources: resources)
        let canvas = CanvasArea(size: root.frame.size, origin: .zero, scale: 2, background: nil)
        guard case .image(let drawing)? = Painter.paint(root, on: canvas).items.first?.content else {
            Issue.record("a picture is drawn")
            return
        }
        #expect(drawing.source == Rect(x: 0, y: 0, width: 40, height: 20))
        #expect(drawing.destination == Rect(x: 0, y: 0, width: 50, height: 5))
    }
}
