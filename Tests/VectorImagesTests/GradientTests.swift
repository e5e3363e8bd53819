import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineVectorImages

/// Gradients of SVG and PDF files, and where a map puts their colours.
struct GradientTests {
    private let stops = "<stop stop-color='#f00'/><stop offset='1' style='stop-color:#00f;stop-opacity:.5'/>"

    @Test(arguments: [
        (
            "<linearGradient id='a' x1='2' y1='0' x2='8' y2='0' gradientUnits='userSpaceOnUse'>",
            "linear (2, 0)–(8, 0) #ff0000@0 #0000ff80@1"
        ),
        ("<linearGradient id='a'>", "linear (0, 0)–(1, 0) by 10 0 0 5 2 3 #ff0000@0 #0000ff80@1"),
        (
            "<linearGradient id='a' x1='0%' y1='0%' x2='0%' y2='100%'>",
            "linear (0, 0)–(0, 1) by 10 0 0 5 2 3 #ff0000@0 #0000ff80@1"
        ),
        (
            "<radialGradient id='a' cx='0' cy='0' r='1' gradientUnits='userSpaceOnUse' "
                + "gradientTransform='translate(4 5) scale(3)'>",
            "radial (0, 0) 0…1 by 3 0 0 3 4 5 #ff0000@0 #0000ff80@1"
        ),
    ])
    func `A gradient lies in its shape or in the drawing, as its file says`(
        head: String, expected: String
    ) throws {
        let end = head.hasPrefix("<linear") ? "</linearGradient>" : "</radialGradient>"
        let text = try dump("<path d='M2 3h10v5h-10z' fill='url(#a)'/><defs>\(head)\(stops)\(end)</defs>")
        #expect(text == "fill \(expected)  M 2,3 L 12,3 L 12,8 L 2,8 Z")
    }

    @Test func `A gradient takes what it does not say from the one that it names`() throws {
        let text = try dump(
            """
            <linearGradient id='b' x2='0' y2='1'>\(stops)</linearGradient>
            <linearGradient id='a' href='#b' gradientUnits='userSpaceOnUse'/>
            <path d='M0 0h4v4z' stroke='url(#a)' fill='none'/>
            """)
        #expect(text.hasPrefix("stroke linear (0, 0)–(0, 1) #ff0000@0 #0000ff80@1 1"))
    }

    @Test(arguments: [
        ("<linearGradient id='a'/>", ""),
        ("<linearGradient id='a'><stop stop-color='#123456'/></linearGradient>", "fill #123456"),
        (
            "<linearGradient id='a' x2='0'><stop/><stop stop-color='#123456'/></linearGradient>",
            "fill #123456"
        ),
    ])
    func `A gradient without a line or without two colours is its last colour`(
        definition: String, expected: String
    ) throws {
        let text = try dump("\(definition)<path d='M0 0h4v4z' fill='url(#a)'/>")
        #expect(expected.isEmpty ? text.isEmpty : text.hasPrefix(expected))
    }

    @Test func `A template keeps how opaque a gradient's colours are`() throws {
        let image = try icon(
            "<linearGradient id='a' gradientUnits='userSpaceOnUse'>\(stops)</linearGradient>"
                + "<path d='M0 0h4v4z' fill='url(#a)'/>")
        guard case .gradient(let gradient)? = image.template.shapes.first?.fill?.ink else {
            Issue.record("the template has no gradient")
            return
        }
        #expect(gradient.isStencil)
        #expect(gradient.stops.map(\.color.alpha) == [1, 0.5])
    }

    @Test func `A map that stretches a gradient's line keeps where each colour lies`() throws {
        let gradient = VectorImage.Gradient(
            stops: [
                GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
            ], extent: .linear(from: .zero, to: Point(x: 1, y: 1)))
        let map = Transform(a: 4, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        guard case .linearGradient(_, let from, let to)? = gradient.paint(in: map) else {
            Issue.record("no line of colours")
            return
        }
        // Half-way lies what the map makes of (1, 0) and (0, 1), and all between.
        func location(_ point: Point) -> Double {
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            return ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)
        }
        for (point, expected) in [
            (Point(x: 4, y: 0), 0.5), (Point(x: 0, y: 1), 0.5), (Point(x: 4, y: 1), 1),
            (Point(x: 0, y: 0), 0),
        ] {
            #expect(abs(location(point) - expected) < 1e-9)
        }
    }

    @Test func `Circles that a map makes ellipses are no single paint`() {
        let gradient = VectorImage.Gradient(
            stops: [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
            extent: .radial(center: .zero, startRadius: 0, endRadius: 2))
        #expect(gradient.paint(in: Transform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0)) == nil)
        #expect(
            gradient.paint(in: Transform(a: 0, b: 2, c: -2, d: 0, tx: 1, ty: 1))
                == .radialGradient(
                    gradient.stops, center: Point(x: 1, y: 1), startRadius: 0, endRadius: 4))
    }
}
