import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineViews

/// What the four sorts of proposals mean, and what comes of the answers.
@MainActor
struct ProposalFacts {
    @Test(arguments: [
        (ProposedViewSize(width: 50, height: 50), 50.0), (.unspecified, 40), (.zero, 20), (.infinity, 80),
    ])
    func `A number is room, nothing asks for the ideal, 0 for the least and infinity for the most`(
        proposal: ProposedViewSize, width: Double
    ) throws {
        let view = Asking(proposal: proposal) {
            Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: 80).frame(height: 10)
        }
        #expect(try size(of: view).width == width)
    }

    @Test(arguments: [
        (ProposedViewSize(width: 60, height: nil), Size(width: 42.5, height: 44)),
        (.unspecified, Size(width: 93.5, height: 22)), (.infinity, Size(width: 93.5, height: 22)),
    ])
    func `So it is for texts`(proposal: ProposedViewSize, expected: Size) throws {
        #expect(try size(of: Asking(proposal: proposal) { Text("hello world") }) == expected)
    }

    @Test func `A child's answer is final, and lies in the middle of a parent that is smaller`() throws {
        let view = ZStack { block(50, 40).marked("child") }.frame(width: 30, height: 20)
        #expect(try box(of: "child", in: view) == Rect(x: -10, y: -10, width: 50, height: 40))
    }

    @Test func `Modifiers are views around views, so their order counts`() throws {
        let inside = block(10, 10).padding(5).background { Color.blue.marked("ground") }
        #expect(try box(of: "ground", in: inside)?.width == 20)
        let outside = block(10, 10).background { Color.blue.marked("ground") }.padding(5)
        #expect(try box(of: "ground", in: outside)?.width == 10)
    }

    @Test(arguments: zip([1.0, 2, 3], [9, 8.5, 26.0 / 3]))
    func `A text's measure is rounded up to the pixel`(scale: Double, width: Double) throws {
        var environment = EnvironmentValues()
        environment.displayScale = CGFloat(scale)
        // A letter of the test font is half as wide as high: 8.5.
        let size = try size(of: Text("a").font(.system(size: 17)), environment: environment)
        #expect(abs(size.width - width) < 1e-9)
    }

    @Test(arguments: zip([1.0, 2, 3], [3, 3.5, 10.0 / 3]))
    func `Edges are drawn at whole pixels`(scale: Double, edge: Double) throws {
        let row = HStack(spacing: 0) {
            Color.clear.frame(width: 3.4, height: 2)
            Color.red.frame(width: 3.4, height: 2)
        }
        let node = try laidOut(row)
        let canvas = CanvasArea(size: node.frame.size, origin: .zero, scale: scale, background: nil)
        let bounds = Painter.paint(node, on: canvas).items.compactMap(\.content.bounds)
        #expect(bounds.map(\.minX) == [edge])
    }
}

extension DisplayItem.Content {
    /// The smallest rectangle around all points of what is drawn, for outlines whose curves do not bulge.
    var bounds: Rect? {
        switch self {
        case .fill(let path, _, _), .stroke(let path, _, _):
            path.elements.compactMap(\.end).map { Rect(origin: $0, size: .zero) }
                .reduce(nil) { $0?.union($1) ?? $1 }
        case .group(let group):
            group.items.compactMap(\.content.bounds).reduce(nil) { $0?.union($1) ?? $1 }
        case .glyphs, .image, .blurBelow: nil
        }
    }

    /// Whether the drawing is cut to an outline.
    var isClipped: Bool {
        if case .group(let group) = self { group.clip != nil } else { false }
    }
}

extension VitrineDrawing.Path.Element {
    fileprivate var end: Point? {
        switch self {
        case .move(let to), .line(let to), .curve(let to, _, _): to
        case .close: nil
        }
    }
}
