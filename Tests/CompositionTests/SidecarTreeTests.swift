import Flexbox
import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineViews

/// Elements that are made again of what a sidecar holds.
@MainActor
struct SidecarTreeTests {
    private func redrawn(_ nodes: [NodeDescription]) throws -> LaidOutNode {
        try LayoutPass(texts: .monospaced, scale: 2).layOut(
            SidecarTree.resolve(nodes, resources: .none), proposing: .ideal)
    }

    private static let views: [@MainActor () -> AnyView] = [
        {
            AnyView(
                Grid {
                    GridRow {
                        Color.red.frame(height: 10).gridCellColumns(2).gridCellAnchor(.top)
                        block(10, 30).gridColumnAlignment(.trailing)
                    }
                    Divider().gridCellUnsizedAxes([.horizontal, .vertical])
                })
        },
        {
            AnyView(
                LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))]) {
                    Section(header: block(10, 40)) { block(10, 10) }
                    Section { block(10, 10) }
                })
        },
        {
            AnyView(
                VStack {
                    EllipticalGradient(colors: [.red, .blue], endRadiusFraction: 0.4)
                    MeshGradient(
                        width: 2, height: 2, points: [[0, 0], [1, 0.1], [0, 1], [1, 1]],
                        colors: [.red, .blue, .green, .clear], background: .black, smoothsColors: false,
                        colorSpace: .perceptual)
                }
                .frame(width: 30, height: 30))
        },
        { AnyView(VStack { Divider() }.frame(width: 30).dynamicTypeSize(.accessibility3)) },
        { AnyView(block(20, 20).clipShape(Circle().inset(by: 2).stroke(lineWidth: 4))) },
        {
            AnyView(
                block(20, 10).visualEffect { effect, proxy in
                    effect.offset(x: proxy.size.width).rotationEffect(.degrees(20)).opacity(0.5)
                })
        },
        {
            AnyView(
                Canvas { context, size in
                    context.scaleBy(x: 2, y: 2)
                    context.draw(Text("a"), at: .zero)
                    context.fill(
                        VitrineViews.Path(CGRect(origin: .zero, size: size)),
                        with: .linearGradient(
                            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 9, y: 9))
                    )
                }
                .frame(width: 40, height: 20))
        },
        {
            AnyView(
                ScrollView(.horizontal) {
                    block(10, 10).containerRelativeFrame(.horizontal, count: 2, spacing: 4)
                }
                .frame(width: 60))
        },
        {
            AnyView(
                ScrollView {
                    VStack {
                        HStack { Text("one two three").lineLimit(2) }.frame(width: 40)
                        Color.blue.frame(minHeight: 10)
                    }
                }
                .frame(width: 60, height: 20))
        },
        // A stack shares out a height that it is proposed otherwise than it takes its ideal one.
        {
            AnyView(
                ScrollView(.horizontal) {
                    VStack {
                        Color.blue.aspectRatio(4 / 3, contentMode: .fit)
                        Text("one two three").lineLimit(3)
                    }
                    .frame(width: 40)
                })
        },
        { AnyView(block(20, 20).background(alignment: .top) { guided }) },
        { AnyView(block(20, 20).mask(alignment: .top) { guided }) },
    ]

    /// Something whose place a function decides.
    private static var guided: some View {
        Color.red.frame(width: 20, height: 4).alignmentGuide(.top) { $0[.top] - 3 }
    }

    @Test(arguments: 0..<10)
    func `A tree comes back with all its boxes, properties and drawing steps`(index: Int) throws {
        let root = try laidOut(Self.views[index]())
        let again = try redrawn(root.descriptions)
        #expect(again.description == root.description)
        let canvas = CanvasArea(size: root.frame.size, origin: .zero, scale: 2, background: nil)
        #expect(
            "\(Painter.paint(again, on: canvas).items)" == "\(Painter.paint(root, on: canvas).items)")
    }
}
