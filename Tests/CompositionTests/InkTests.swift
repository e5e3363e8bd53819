import Flexbox
import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineViews

@MainActor
struct InkTests {
    private let gradient = LinearGradient(
        colors: [.black, .white], startPoint: .leading, endPoint: .trailing)

    private func items(_ node: LaidOutNode) -> [DisplayItem] {
        let canvas = CanvasArea(size: node.frame.size, origin: .zero, scale: 2, background: nil)
        return Painter.paint(node, on: canvas).items
    }

    @Test func `A gradient goes over the whole box of a symbol`() throws {
        let root = try laidOut(
            Image("square").foregroundStyle(gradient), resources: .square)
        guard case .group(let group) = try #require(items(root).first).content,
            case .fill(_, let paint, _) = try #require(group.items.first).content
        else {
            Issue.record("a gradient is a group with a mask")
            return
        }
        #expect(group.mask?.count == 1)
        let stops = [
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
        ]
        #expect(paint == .linearGradient(stops, from: Point(x: 0, y: 5), to: Point(x: 10, y: 5)))
    }

    @Test func `Shadows of a style follow each other from the inside out`() throws {
        let style = Color.red.shadow(.inner(color: .black, radius: 1)).shadow(.drop(color: .blue, radius: 2))
        let root = try laidOut(Rectangle().fill(style).frame(width: 10, height: 10))
        guard case .group(let outer) = try #require(items(root).first).content,
            case .group(let inner) = try #require(outer.items.first).content
        else {
            Issue.record("each shadow is a group")
            return
        }
        #expect(outer.shadow?.deviation == 2 && outer.shadow?.isInner == false)
        #expect(inner.shadow?.deviation == 1 && inner.shadow?.isInner == true)
    }

    @Test func `A sidecar holds inks and changes of colours`() throws {
        let views: [AnyView] = [
            AnyView(Text("a").foregroundStyle(.red.gradient)),
            AnyView(Text("a").foregroundStyle(.red.shadow(.inner(radius: 2, x: 1)))),
            AnyView(Text("One") + Text("two").foregroundStyle(.blue.gradient)),
            AnyView(Text("Small").font(.body.smallCaps().openTypeFeatures("zero", "ss01"))),
            AnyView(Text("Wide text").justifiedText()),
            AnyView(Circle().fill(.red.shadow(.drop(radius: 3)).shadow(.inner(radius: 1)))),
            AnyView(Circle().brightness(0.1).contrast(1.2).saturation(0.3).grayscale(0.4)),
            AnyView(
                Circle().hueRotation(.degrees(90)).colorInvert().colorMultiply(.orange).luminanceToAlpha()),
            AnyView(
                Canvas { context, size in
                    context.addFilter(.alphaThreshold(min: 0.5, color: .red))
                    context.fill(VitrineViews.Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
                }),
        ]
        for view in views {
            let root = try laidOut(view, width: 100)
            let read = try SidecarTree.resolve(root.descriptions, resources: .none)
            let again = try LayoutPass(texts: .monospaced, scale: 2)
                .layOut(read, proposing: Proposal(width: 100, height: nil))
            #expect(again.description == root.description)
            #expect(items(again) == items(root))
        }
    }

    @Test func `Small capitals are capitals that do not change the line`() throws {
        let root = try laidOut(Text("Ab ß 1").font(.system(size: 20).lowercaseSmallCaps()))
        guard case .text(let paragraph) = root.kind else {
            Issue.record("a text is a text")
            return
        }
        #expect(paragraph.runs.map(\.text) == ["A", "B", " ", "SS", " 1"])
        #expect(paragraph.runs.map(\.style.glyphScale) == [1, 0.7, 1, 0.7, 1])
        #expect(Set(paragraph.runs.map(\.style.size)).count == 1)
    }

    @Test func `A justified text of several lines is as wide as it may be`() throws {
        let text = Text("one two three").font(.system(size: 20)).justifiedText()
        #expect(try laidOut(text, width: 75).frame.width == 75)
        #expect(try laidOut(text, width: 200).frame.width == 130)
    }

    @Test func `Shapes of one weak colour do not darken each other where they overlap`() throws {
        let lens = Image(systemName: "lens")
        guard
            case .group(let group)? = items(
                try laidOut(lens.foregroundStyle(.black.opacity(0.5)), resources: .lens)
            ).first?.content
        else {
            Issue.record("what is weak together is a group")
            return
        }
        #expect(group.opacity == 0.5)
        #expect(group.items.count == 2)
        #expect(items(try laidOut(lens.foregroundStyle(.black), resources: .lens)).count == 2)
    }

    @Test func `What an icon's file makes weak lies on each other`() throws {
        let lens = Image("lens").renderingMode(.original).foregroundStyle(.black)
        #expect(items(try laidOut(lens, resources: .lens)).count == 2)
    }

    @Test func `Borders of single edges lie inside`() throws {
        let view = Color.red.frame(width: 20, height: 20).border(.blue, width: 2, edges: [.top, .trailing])
        let paths = items(try laidOut(view)).dropFirst().compactMap { item -> VitrineDrawing.Path? in
            guard case .fill(let path, _, _) = item.content else { return nil }
            return path
        }
        let lines = [Rect(x: 0, y: 0, width: 20, height: 2), Rect(x: 18, y: 2, width: 2, height: 18)]
        #expect(paths == lines.map { VitrineDrawing.Path(rectangle: $0) })
    }
}

extension Resources {
    /// One icon, a black square of 10 points.
    fileprivate static var square: Resources {
        Resources(
            picture: { name, _ in
                let box = Rect(x: 0, y: 0, width: 10, height: 10)
                let shape = VectorImage.Shape(
                    path: VitrineDrawing.Path(rectangle: box),
                    fill: VectorImage.Fill(ink: .currentColor(opacity: 1))
                )
                return NamedPicture(
                    .vector(
                        ImageID(name: name.name, contentHash: 1),
                        VectorImage(viewBox: box, size: box.size, shapes: [shape])))
            }, icon: { throw Missing(name: $0) }, color: { name, _ in throw Missing(name: name.name) },
            contentFile: { throw Missing(name: $0) })
    }
}

extension Resources {
    /// A symbol of two lines that cross, and a picture of the same that its file makes weak.
    fileprivate static var lens: Resources {
        Resources(
            picture: { name, _ in
                NamedPicture(.vector(ImageID(name: name.name, contentHash: 1), crossing(opacity: 0.5)))
            },
            icon: { name in
                var symbol = crossing(opacity: 1)
                symbol.unitsPerEm = 20
                return .vector(ImageID(name: name, contentHash: 2), symbol)
            }, color: { name, _ in throw Missing(name: name.name) }, contentFile: { throw Missing(name: $0) })
    }

    private static func crossing(opacity: Double) -> VectorImage {
        let box = Rect(x: 0, y: 0, width: 20, height: 20)
        let shapes = [Rect(x: 0, y: 9, width: 20, height: 2), Rect(x: 9, y: 0, width: 2, height: 20)].map {
            VectorImage.Shape(
                path: VitrineDrawing.Path(rectangle: $0),
                fill: VectorImage.Fill(ink: .currentColor(opacity: opacity)))
        }
        return VectorImage(viewBox: box, size: box.size, shapes: shapes)
    }
}
