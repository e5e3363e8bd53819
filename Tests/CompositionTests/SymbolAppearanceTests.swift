import Flexbox
import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineViews

/// How symbols look: a solid body (secondary) with an engraved bar (primary), and a dot above a threshold.
struct SymbolAppearanceTests {
    private var drawing: VectorImage {
        let fill = VectorImage.Fill(ink: .currentColor(opacity: 1))
        func square(_ x: Double, _ side: Double) -> VitrineDrawing.Path {
            VitrineDrawing.Path(rectangle: Rect(x: x, y: x, width: side, height: side))
        }
        var body = VectorImage.Shape(path: square(2, 20), fill: fill)
        body.layer = .secondary
        var bar = VectorImage.Shape(path: square(8, 8), fill: fill)
        bar.effect = .engraves
        var dot = VectorImage.Shape(path: square(22, 1), fill: fill)
        dot.layer = .tertiary
        dot.threshold = 0.5
        var image = VectorImage(
            viewBox: Rect(x: 0, y: 2, width: 24, height: 20), size: Size(width: 24, height: 20),
            shapes: [body, bar, dot])
        image.unitsPerEm = 20
        return image
    }

    private var resources: Resources {
        let drawing = drawing
        return Resources(
            picture: { name, _ in
                guard name.name.hasPrefix("own") else { throw Resources.Missing(name: name.name) }
                return Resources.NamedPicture(.vector(ImageID(name: name.name, contentHash: 2), drawing))
            },
            icon: { name in
                guard name != "couch" else { throw Resources.Missing(name: name) }
                return .vector(ImageID(name: name, contentHash: 1), drawing)
            },
            color: { name, _ in throw Resources.Missing(name: name.name) },
            contentFile: { throw Resources.Missing(name: $0) })
    }

    @MainActor
    private func icon(_ view: some View) throws -> ResolvedIcon {
        let node = try laidOut(view.environment(\.font, .system(size: 20)), resources: resources)
        return try #require(node.icons.first)
    }

    @MainActor
    private func inks(_ view: some View) throws -> [String] {
        try icon(view).drawing.shapes.map { "\($0.effect) \($0.fill?.ink.description ?? "")" }
    }

    @MainActor
    @Test
    func `A symbol in one colour has its signs cut out`() throws {
        #expect(
            try inks(Image(systemName: "a")) == ["covers current", "erases current", "covers current"])
    }

    @MainActor
    @Test
    func `Lower layers of a hierarchical symbol are weaker`() throws {
        let expected = ["covers current×0.5", "covers current", "covers current×0.25"]
        #expect(try inks(Image(systemName: "a").symbolRenderingMode(.hierarchical)) == expected)
        let around = VStack { Image(systemName: "a") }.symbolRenderingMode(.hierarchical)
        #expect(try inks(around) == expected)
    }

    @MainActor
    @Test
    func `Several styles are the palette of the layers, the last one for those below`() throws {
        let (white, black) = (SRGBColor.white.description, SRGBColor.black.description)
        #expect(
            try inks(Image(systemName: "a").foregroundStyle(Color.white, Color.black))
                == ["covers \(black)", "covers \(white)", "covers \(black)"])
    }

    @MainActor
    @Test
    func `Symbols that everybody knows in colours have them`() throws {
        let image = Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor)
        let yellow = Color.yellow.resolvedFill(in: EnvironmentValues()).color
        #expect(
            try inks(image).prefix(2) == ["covers \(yellow)", "covers \(SRGBColor.white)"])
        #expect(try inks(Image(systemName: "a").symbolRenderingMode(.multicolor)).first == "covers current")
    }

    @MainActor
    @Test(arguments: [(0.0, "current×0.3"), (0.5, "current×0.3"), (0.51, "current"), (7, "current")])
    func `What a variable value does not reach is weak`(value: Double, ink: String) throws {
        let image = Image(systemName: "a", variableValue: value)
        #expect(try inks(image) == ["covers current", "erases current", "covers \(ink)"])
    }

    @MainActor
    @Test(arguments: [(Image.Scale.small, 0.79), (.medium, 1), (.large, 1.28)])
    func `A symbol is as large as its scale and its em say`(scale: Image.Scale, factor: Double) throws {
        let size = try icon(Image(systemName: "a").imageScale(scale)).size
        #expect(abs(size.width - 24 * factor) < 1e-9)
        #expect(abs(size.height - 20 * factor) < 1e-9)
    }

    private static let kept: [(name: String, view: @MainActor () -> AnyView)] = [
        ("plain", { AnyView(Image(systemName: "a")) }),
        ("hierarchical", { AnyView(Image(systemName: "a").symbolRenderingMode(.hierarchical)) }),
        ("palette", { AnyView(Image(systemName: "a").foregroundStyle(.red, .blue.opacity(0.3), .green)) }),
        (
            "multicolor",
            { AnyView(Image(systemName: "bell.badge.fill").symbolRenderingMode(.multicolor)) }
        ),
        ("value", { AnyView(Image(systemName: "a", variableValue: 0.25)) }),
        ("scale", { AnyView(Image(systemName: "a").imageScale(.large)) }),
        (
            "all at once",
            {
                AnyView(
                    Image(systemName: "a", variableValue: 0).symbolRenderingMode(.palette).resizable()
                        .foregroundStyle(
                            .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), .gray
                        )
                        .imageScale(.small).frame(width: 30, height: 50))
            }
        ),
        ("asset", { AnyView(Image("own.forward").environment(\.layoutDirection, .rightToLeft)) }),
        (
            "directed",
            { AnyView(Image(systemName: "a.forward").environment(\.layoutDirection, .rightToLeft)) }
        ),
        ("missing", { AnyView(Image(systemName: "couch").environment(\.layoutDirection, .rightToLeft)) }),
        (
            "in texts",
            {
                AnyView(
                    Text("\(Image(systemName: "a.forward")) \(Image(systemName: "couch"))")
                        .environment(\.layoutDirection, .rightToLeft))
            }
        ),
    ]

    @MainActor
    @Test(arguments: 0..<11)
    func `A symbol comes back from a sidecar with all that it looks like`(index: Int) throws {
        let resources = resources
        let view = Self.kept[index].view().environment(\.font, .system(size: 20))
        let root = try laidOut(view, resources: resources)
        let again = try LayoutPass(texts: .monospaced, scale: 2).layOut(
            SidecarTree.resolve(root.descriptions, resources: resources), proposing: .ideal)
        #expect(again.description == root.description)
        #expect(again.icons.map(\.appearance) == root.icons.map(\.appearance))
        #expect(again.icons.map(\.drawing) == root.icons.map(\.drawing))
        #expect(again.icons.map(\.size) == root.icons.map(\.size))
        let canvas = CanvasArea(size: root.frame.size, origin: .zero, scale: 2, background: nil)
        #expect("\(Painter.paint(again, on: canvas).items)" == "\(Painter.paint(root, on: canvas).items)")
    }

    @MainActor
    @Test
    func `A symbol that is drawn only for a while is no finding of what is shown then`() throws {
        let found = try composed(
            Waiting().environment(\.font, .system(size: 20)), width: 100, height: 100, resources: resources)
        #expect(found.root.icons.map(\.id.name) == ["a"])
        #expect(found.findings.isEmpty)
    }

    @MainActor
    @Test func `Of a symbol that an effect has let disappear only its place is left`() throws {
        let gone = try icon(Image(systemName: "couch.fill").symbolEffect(.disappear))
        #expect(gone.appearance.coloring == .layers([.clear]))
        #expect(try gone.size == icon(Image(systemName: "couch.fill")).size)
        let views = [
            AnyView(Image(systemName: "couch.fill").symbolEffect(.disappear.up, isActive: false)),
            AnyView(Image(systemName: "couch.fill").symbolEffect(.pulse)),
            AnyView(Image(systemName: "couch.fill").symbolEffectsRemoved().symbolEffect(.drawOff)),
            AnyView(Image(systemName: "couch.fill").symbolEffect(.bounce, value: 1)),
        ]
        for view in views {
            #expect(try icon(view).appearance.coloring == .monochrome)
        }
    }

    @MainActor
    @Test
    func `A symbol that there is not is a dashed frame and a finding`() throws {
        let resources = resources
        let node = try laidOut(
            Image(systemName: "couch").environment(\.font, .system(size: 20)), resources: resources)
        let icon = try #require(node.icons.first)
        #expect(icon.id.name == "couch")
        #expect(icon.size == Size(width: 23, height: 23))
        #expect(icon.drawing.shapes.first?.stroke?.style.dash == [3, 2.5])
        #expect(resources.missing.places.map(\.resource) == [.symbol(reason: "there is no 'couch'")])
        let element = try #require(resources.missing.places.first?.element)
        #expect(
            "\(CompositionFinding.missingSymbol(element: element, reason: "there is no 'couch'"))"
                == "'\(element)' is shown as a dashed frame: there is no 'couch'")
    }
}

/// Something that shows another symbol once it is there.
private struct Waiting: View {
    @State private var name = "couch"

    var body: some View { Image(systemName: name).onAppear { name = "a" } }
}

extension LaidOutNode {
    fileprivate var icons: [ResolvedIcon] {
        if case .icon(let icon) = kind { return [icon] }
        return children.flatMap(\.icons)
    }
}
