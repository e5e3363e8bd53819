import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineViews

@MainActor
struct PainterTests {
    private func items(_ view: some View, scale: Double = 2) throws -> [DisplayItem] {
        let node = try laidOut(view)
        let canvas = CanvasArea(size: node.frame.size, origin: .zero, scale: scale, background: nil)
        return Painter.paint(node, on: canvas).items
    }

    private func fills(_ items: [DisplayItem]) -> [Rect] {
        items.compactMap { item in
            guard case .fill(let path, _, _) = item.content else { return nil }
            return path.bounds
        }
    }

    @Test func `What lies behind is drawn first, what lies in front last`() throws {
        let elements = try items(
            Rectangle().fill(.red).frame(width: 4, height: 4)
                .background { Circle().fill(.blue) }
                .overlay { Capsule().fill(.green) }
        ).map(\.element)
        #expect(
            elements
                == [
                    "Rectangle:background/Circle", "Rectangle", "Rectangle:overlay/Capsule",
                ].map { $0 })
    }

    @Test(arguments: [1.0, 1.5, 2, 3])
    func `Edges that touch in points touch in pixels`(scale: Double) throws {
        let rects = fills(
            try items(
                HStack(spacing: 0) {
                    ForEach(0..<7) { _ in Rectangle().frame(width: 3.3, height: 2) }
                }, scale: scale))
        #expect(rects.count == 7)
        for (left, right) in zip(rects, rects.dropFirst()) {
            #expect(abs(left.maxX - right.minX) < 1e-9)
            #expect((left.maxX * scale).isWhole)
        }
    }

    @Test func `A line thinner than a pixel keeps one`() throws {
        let rects = fills(try items(Rectangle().frame(width: 8, height: 0.1), scale: 2))
        #expect(rects.map(\.height) == [0.5])
    }

    @Test func `Opacity, shadow and clip make groups; a hidden view keeps its place and draws nothing`()
        throws
    {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 2, height: 2).clipShape(Circle()).opacity(0.5)
            Color.blue.frame(width: 2, height: 2).hidden()
            Color.green.frame(width: 2, height: 2)
        }
        let items = try items(view)
        guard case .group(let faded) = items[0].content, case .group(let clipped) = faded.items[0].content
        else {
            Issue.record("expected a group in a group")
            return
        }
        #expect(faded.opacity == 0.5)
        #expect(clipped.clip != nil)
        #expect(fills(items) == [Rect(x: 4, y: 0, width: 2, height: 2)])
    }

    @Test func `An offset moves what is drawn and not what is laid out`() throws {
        let node = try laidOut(Color.red.frame(width: 2, height: 2).offset(x: 3, y: 4))
        #expect(node.frame == Rect(x: 0, y: 0, width: 2, height: 2))
        let rects = fills(try items(Color.red.frame(width: 2, height: 2).offset(x: 3, y: 4)))
        #expect(rects == [Rect(x: 3, y: 4, width: 2, height: 2)])
    }

    @Test func `Right to left mirrors stacks, paddings and frames, not offsets`() throws {
        let view = HStack(spacing: 1) {
            Color.red.frame(width: 2, height: 2)
            Color.blue.frame(width: 4, height: 2).offset(x: 1)
        }
        .padding(.leading, 3)
        .environment(\.layoutDirection, .rightToLeft)
        let rects = fills(try items(view))
        #expect(rects == [Rect(x: 5, y: 0, width: 2, height: 2), Rect(x: 1, y: 0, width: 4, height: 2)])
    }
}

extension Double {
    fileprivate var isWhole: Bool { abs(self - rounded()) < 1e-9 }
}

extension VitrineDrawing.Path {
    /// The smallest rectangle around all points, for outlines without curves.
    fileprivate var bounds: Rect? {
        var bounds: Rect?
        for element in elements {
            guard case .move(let point) = element.asPoint else { continue }
            let rect = Rect(origin: point, size: .zero)
            bounds = bounds?.union(rect) ?? rect
        }
        return bounds
    }
}

extension VitrineDrawing.Path.Element {
    /// The same element as a move to its end.
    fileprivate var asPoint: Self {
        switch self {
        case .move(let to), .line(let to), .curve(let to, _, _): .move(to: to)
        case .close: .close
        }
    }
}
