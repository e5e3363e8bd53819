import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

/// What a canvas's function draws.
@MainActor
struct CanvasTests {
    private func drawn(
        _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> [DisplayItem.Content] {
        try painted(Canvas(renderer: draw), width: 40, height: 20)
    }

    private let square = VitrineViews.Path(CGRect(x: 0, y: 0, width: 4, height: 4))

    @Test func `The function knows the size`() throws {
        let items = try drawn { context, size in
            context.fill(VitrineViews.Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        #expect(items.map(\.bounds) == [Rect(x: 0, y: 0, width: 40, height: 20)])
    }

    @Test func `Places are counted from the left in every language`() throws {
        let canvas = Canvas { [square] context, _ in
            context.fill(square, with: .color(.red))
            guard let symbol = context.resolveSymbol(id: 1) else { return }
            context.draw(symbol, in: CGRect(x: 4, y: 0, width: 6, height: 4))
            context.clip(to: VitrineViews.Path(CGRect(x: 0, y: 0, width: 40, height: 20)))
            context.draw(symbol, at: CGPoint(x: 10, y: 0), anchor: .topLeading)
        } symbols: {
            HStack(spacing: 0) {
                Color.blue.frame(width: 1, height: 4)
                Color.clear.frame(width: 5, height: 4)
            }
            .tag(1)
        }
        let items = try painted(
            canvas.environment(\.layoutDirection, .rightToLeft), width: 40, height: 20)
        // Within what is drawn reading goes from right to left.
        #expect(items.map(\.bounds?.minX) == [0, 9, 15])
    }

    @Test func `Gradients lie at points of the canvas, moved with the context`() throws {
        let gradient = Gradient(colors: [.red, .blue])
        let paints = try drawn { [square] context, _ in
            let ends = (CGPoint(x: 4, y: 2), CGPoint(x: 24, y: 12))
            context.fill(square, with: .linearGradient(gradient, startPoint: ends.0, endPoint: ends.1))
            context.translateBy(x: 2, y: 1)
            context.scaleBy(x: 3, y: 3)
            context.fill(
                square,
                with: .radialGradient(gradient, center: CGPoint(x: 1, y: 2), startRadius: 1, endRadius: 2))
            context.fill(square, with: .conicGradient(gradient, center: .zero, angle: .degrees(90)))
        }.map { item in
            if case .fill(_, let paint, _) = item { paint } else { nil as Paint? }
        }
        guard case .linearGradient(_, let from, let to)? = paints[0],
            case .radialGradient(_, let center, let start, let end)? = paints[1],
            case .angularGradient(_, let middle, let first, let last)? = paints[2]
        else {
            Issue.record("three gradients are drawn")
            return
        }
        #expect([from, to] == [Point(x: 4, y: 2), Point(x: 24, y: 12)])
        #expect(center == Point(x: 5, y: 7))
        #expect([start, end] == [3, 6])
        #expect(middle == Point(x: 2, y: 1))
        #expect(first == .pi / 2)
        #expect(last == .pi * 2.5)
    }

    /// The places of a gradient's red and blue, in points of its line or from its center.
    private func places(_ shading: GraphicsContext.Shading) throws -> [Double] {
        let items = try drawn { context, size in
            context.fill(VitrineViews.Path(CGRect(origin: .zero, size: size)), with: shading)
        }
        guard case .fill(_, let paint, _)? = items.first else { return [] }
        switch paint {
        case .linearGradient(let stops, let from, let to):
            return stops.map { from.x + $0.location * (to.x - from.x) }
        case .radialGradient(let stops, _, let start, let end):
            return stops.map { start + $0.location * (end - start) }
        default: return []
        }
    }

    @Test func `Gradients begin anew or go back beyond their ends`() throws {
        let gradient = Gradient(stops: [.init(color: .red, location: 0.25), .init(color: .blue, location: 1)])
        func line(_ options: GraphicsContext.GradientOptions) -> GraphicsContext.Shading {
            .linearGradient(
                gradient, startPoint: CGPoint(x: 8, y: 0), endPoint: CGPoint(x: 24, y: 0), options: options)
        }
        #expect(try places(line([])) == [12, 24])
        #expect(
            try places(line(.repeat)) == [-8, -4, 8, 8, 8, 12, 24, 24, 24, 28, 40, 40])
        #expect(
            try places(line(.mirror)) == [-8, -8, 4, 8, 8, 12, 24, 24, 24, 24, 36, 40])
        let rings = try places(
            .radialGradient(
                Gradient(colors: [.red, .blue]), center: .zero, startRadius: 10, endRadius: 30,
                options: .repeat))
        #expect(rings.first == 0 && rings.last == 50 && rings.contains(10) && rings.contains(30))
    }

    @Test func `A palette colors the levels of a symbol, and all else with its first shading`() throws {
        let shadings = [GraphicsContext.Shading.color(.red), .palette([.color(.red), .color(.blue)])]
        let paints = try drawn { [square] context, _ in
            for shading in shadings { context.fill(square, with: shading) }
        }.map { if case .fill(_, let paint, _) = $0 { paint } else { nil as Paint? } }
        #expect(paints.count == 2 && paints[0] != nil && paints[0] == paints[1])
    }

    @Test(arguments: [false, true])
    func `A clip follows the rule of its style`(isEvenOdd: Bool) throws {
        let items = try drawn { [square] context, size in
            context.clip(to: square, style: FillStyle(eoFill: isEvenOdd))
            context.fill(VitrineViews.Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        guard case .group(let group)? = items.first else {
            Issue.record("what is clipped is a group")
            return
        }
        #expect(group.clipRule == (isEvenOdd ? .evenOdd : .nonZero))
    }

    /// The group that a canvas's drawing becomes.
    private func group(
        _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> VitrineDrawing.Group {
        let items = try drawn(draw)
        guard case .group(let group)? = items.first, items.count == 1 else { throw NoGroup(items: items) }
        return group
    }

    private struct NoGroup: Error { let items: [DisplayItem.Content] }

    @Test func `The filter that was added last comes first`() throws {
        let matrix = try group { [square] context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
            context.addFilter(.blur(radius: 3))
            context.fill(square, with: .color(.red))
        }
        #expect(matrix.blurDeviation == 0)
        #expect(matrix.colors?.alpha == VitrineDrawing.ColorMatrix.Row(0, 0, 0, 255, constant: -126.5))
        guard case .group(let blurred)? = matrix.items.first?.content else { throw NoGroup(items: []) }
        #expect(blurred.blurDeviation == 3)
    }

    @Test func `A filter counts for what is drawn after it`() throws {
        let items = try drawn { [square] context, _ in
            context.fill(square, with: .color(.red))
            context.addFilter(.shadow(radius: 2, y: 1))
            context.fill(square, with: .color(.red))
        }
        guard items.count == 2, case .fill = items[0], case .group(let group) = items[1] else {
            throw NoGroup(items: items)
        }
        #expect(group.shadow?.deviation == 2)
    }

    @Test(arguments: [
        (GraphicsContext.Filter.colorInvert(), [-1.0, 1.0]), (.brightness(0.25), [1, 0.25]),
        (.contrast(0.5), [0.5, 0.25]),
    ])
    func `Filters of colours change them as the modifiers do`(
        filter: GraphicsContext.Filter, numbers: [Double]
    ) throws {
        let group = try group { [square] context, _ in
            context.addFilter(filter)
            context.fill(square, with: .color(.red))
        }
        #expect(group.colors.map { [$0.red.red, $0.red.constant] } == numbers)
    }

    @Test func `A matrix of colours is applied as it is, and written in a sidecar`() throws {
        var matrix = VitrineViews.ColorMatrix()
        (matrix.r2, matrix.g5, matrix.a4) = (0.5, 0.25, 0.75)
        let canvas = Canvas { [square] context, _ in
            context.addFilter(.colorMatrix(matrix))
            context.fill(square, with: .color(.red))
        }
        let items = try painted(canvas, width: 40, height: 20)
        guard case .group(let group)? = items.first else { throw NoGroup(items: items) }
        #expect(
            group.colors?.rows == [
                VitrineDrawing.ColorMatrix.Row(1, 0.5, 0),
                VitrineDrawing.ColorMatrix.Row(0, 1, 0, constant: 0.25),
                VitrineDrawing.ColorMatrix.Row(0, 0, 1), VitrineDrawing.ColorMatrix.Row(0, 0, 0, 0.75),
            ])
        let descriptions = try laidOut(canvas, width: 40, height: 20).descriptions
        #expect(
            descriptions.first { $0.kind == "color matrix" }?.properties["factors"]?.description
                == "1 0.5 0 0 0 0 1 0 0 0.25 0 0 1 0 0 0 0 0 0.75 0")
    }

    @Test func `A layer is filtered and made see-through as one, and begins without what was set before`()
        throws
    {
        let layer = try group { [square] context, _ in
            context.opacity = 0.5
            context.translateBy(x: 4, y: 0)
            context.drawLayer { layer in
                #expect(layer.opacity == 1)
                layer.fill(square, with: .color(.red))
                layer.opacity = 0.25
                layer.fill(square, with: .color(.blue))
            }
        }
        #expect(layer.opacity == 0.5)
        guard case .group(let contents)? = layer.items.first?.content else { throw NoGroup(items: []) }
        #expect(contents.items.count == 2)
        #expect(contents.items.first?.content.bounds?.minX == 4)
    }

    @Test func `A clip may keep what lies outside, and a layer may be one`() throws {
        let outside = try group { [square] context, size in
            context.clip(to: square, options: .inverse)
            #expect(context.clipBoundingRect == CGRect(origin: .zero, size: size))
            context.fill(VitrineViews.Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        #expect(outside.mask?.isEmpty == false)
        let inside = try group { [square] context, size in
            context.clipToLayer { $0.fill(square, with: .color(.black)) }
            context.fill(VitrineViews.Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        #expect(inside.mask?.isEmpty == false)
    }

    @Test func `The bounds of all clips are those of what they leave, as the context counts`() throws {
        _ = try drawn { [square] context, _ in
            context.clip(to: square)
            context.translateBy(x: 1, y: 2)
            context.clip(to: square)
            #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 3, height: 2))
        }
    }

    @Test func `What a filter cannot do is told`() throws {
        var perspective = ProjectionTransform()
        perspective.m13 = 0.5
        for filter in [
            GraphicsContext.Filter.projectionTransform(perspective), .alphaThreshold(min: 0.1, max: 0.5),
            .shadow(radius: 1, options: .shadowAbove),
        ] {
            let canvas = Canvas { [square] context, _ in
                context.addFilter(filter)
                context.fill(square, with: .color(.red))
            }
            #expect(try composed(canvas).findings.count == 1)
        }
    }

    @Test func `Lines grow with the context`() throws {
        let items = try drawn { [square] context, _ in
            context.scaleBy(x: 2, y: 2)
            context.stroke(square, with: .color(.red), lineWidth: 3)
        }
        guard case .stroke(_, _, let style)? = items.first else {
            Issue.record("a line is drawn")
            return
        }
        #expect(style.width == 6)
    }

    private func places(_ view: some View, of kind: String) throws -> [Rect] {
        var found: [Rect] = []
        func visit(_ node: LaidOutNode, at origin: Point) {
            let frame = node.frame.translated(by: origin)
            if node.descriptions[0].kind == kind { found.append(frame) }
            for child in node.children { visit(child, at: frame.origin) }
        }
        visit(try laidOut(view, width: 40, height: 20), at: .zero)
        return found
    }

    @Test func `Texts and resolved texts stand at points by an anchor`() throws {
        let canvas = Canvas { context, _ in
            context.draw(Text("a").font(.system(size: 10)), at: CGPoint(x: 20, y: 0), anchor: .top)
            let text = context.resolve(Text("a").font(.system(size: 10)))
            context.translateBy(x: 3, y: 2)
            context.draw(text, at: .zero, anchor: .topLeading)
        }
        // A letter of the test font is half as wide as high.
        #expect(try places(canvas, of: "text").map(\.origin) == [Point(x: 17.5, y: 0), Point(x: 3, y: 2)])
    }

    @Test func `Symbols are drawn as often as wanted, each an element of its own`() throws {
        let canvas = Canvas { context, _ in
            guard let dot = context.resolveSymbol(id: "dot") else { return }
            #expect(context.resolveSymbol(id: "line") == nil)
            context.draw(dot, at: CGPoint(x: 10, y: 10))
            context.draw(dot, at: CGPoint(x: 30, y: 10), anchor: .topLeading)
        } symbols: {
            block(4, 4).tag("dot")
            block(9, 9).tag("other")
        }
        #expect(
            try places(canvas, of: "frame") == [
                Rect(x: 8, y: 8, width: 4, height: 4), Rect(x: 30, y: 10, width: 4, height: 4),
            ])
        let ids = try laidOut(canvas, width: 40, height: 20).descriptions.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test func `Texts, pictures and symbols know their sizes`() throws {
        var found: [CGSize] = []
        let canvas = Canvas { context, _ in
            let text = context.resolve(Text("hello world"))
            let place = CGSize(width: 60, height: CGFloat.infinity)
            found = [text.measure(in: place), text.measure(in: CGSize(width: 300, height: 300))]
            found.append(context.resolve(Image(systemName: "star")).size)
            if let dot = context.resolveSymbol(id: 1) { found.append(dot.size) }
        } symbols: {
            block(4, 6).tag(1)
        }
        let root = try laidOut(canvas, width: 40, height: 20, resources: .anyIcon)
        let sizes = found.map { "\($0.width) × \($0.height)" }
        #expect(sizes == ["42.5 × 44.0", "93.5 × 22.0", "20.4 × 20.4", "4.0 × 6.0"])
        // What was laid out only for its size is not in the picture.
        #expect(!root.descriptions.contains { $0.kind == "hidden" })
    }

    @Test func `A symbol is stretched to a rectangle`() throws {
        let canvas = Canvas { context, _ in
            guard let dot = context.resolveSymbol(id: 1) else { return }
            context.draw(dot, in: CGRect(x: 5, y: 5, width: 12, height: 8))
        } symbols: {
            block(4, 4).tag(1)
        }
        let scale = try laidOut(canvas, width: 40, height: 20).descriptions.first { $0.kind == "scale" }
        #expect(scale?.properties["x"] == .number(3))
        #expect(scale?.properties["y"] == .number(2))
    }

    @Test func `Clips and turns reach views as they reach paths, from the corner of the canvas`() throws {
        let canvas = Canvas { [square] context, _ in
            context.clip(to: square)
            context.scaleBy(x: 2, y: 2)
            context.fill(square, with: .color(.red))
            guard let dot = context.resolveSymbol(id: 1) else { return }
            context.draw(dot, at: CGPoint(x: 3, y: 3), anchor: .topLeading)
        } symbols: {
            block(4, 4).tag(1)
        }
        let items = try painted(canvas, width: 40, height: 20)
        guard case .group(let path) = items[0], case .group(let symbol) = items[1],
            case .group(let scaled)? = symbol.items.first?.content
        else {
            Issue.record("both are cut to an outline")
            return
        }
        #expect(path.clip == symbol.clip)
        #expect(path.items.map(\.content.bounds) == [Rect(x: 0, y: 0, width: 8, height: 8)])
        #expect(scaled.items.map(\.content.bounds) == [Rect(x: 3, y: 3, width: 4, height: 4)])
        #expect(scaled.transform == Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
    }
}
