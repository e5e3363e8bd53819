import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineViews

/// Styles that are made of the foreground style.
@MainActor
struct ForegroundStyleTests {
    private func color(_ view: some View) throws -> [Float]? {
        let node = try laidOut(view.frame(width: 4, height: 4))
        let canvas = CanvasArea(size: node.frame.size, origin: .zero, scale: 1, background: nil)
        let colors = Painter.paint(node, on: canvas).items.compactMap { item -> SRGBColor? in
            guard case .fill(_, .color(let color), _) = item.content else { return nil }
            return color
        }
        return colors.last.map { [$0.red, $0.green, $0.blue, $0.alpha].map(Float.init) }
    }

    private func parts(_ color: Color) -> [Float] {
        let resolved = color.resolve(in: EnvironmentValues())
        return [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    }

    @Test func `An erased strength is the strength itself`() throws {
        #expect(
            try color(Rectangle().foregroundStyle(AnyShapeStyle(.secondary))) == parts(.secondary))
    }

    @Test func `A translucent strength is a strength of the label's colour`() throws {
        let color = try #require(try color(Rectangle().foregroundStyle(.secondary.opacity(0.5))))
        #expect(abs(color[3] - parts(.secondary)[3] / 2) < 0.001)
    }

    @Test func `The foreground style as itself ends at the label's colour`() throws {
        #expect(try color(Rectangle().foregroundStyle(AnyShapeStyle(.foreground))) == parts(.primary))
    }

    @Test func `Styles by their effect alone are the foreground style with it`() throws {
        #expect(try color(Rectangle().fill(.opacity(0.5)).foregroundStyle(.red)) == parts(.red.opacity(0.5)))
        #expect(try color(Rectangle().fill(.blendMode(.multiply)).foregroundStyle(.red)) == parts(.red))
        let node = try laidOut(Rectangle().fill(.shadow(.drop(radius: 3))).frame(width: 4, height: 4))
        #expect(node.description.contains("shadow"), "\(node.description)")
    }

    @Test func `A tint is the accent color in the outermost stack of screens and tabs alone`() throws {
        let accent = Rectangle().fill(Color.accentColor).frame(width: 4, height: 4)
        #expect(try color(accent.tint(.red)) == parts(.blue))
        #expect(try color(accent.accentColor(.red)) == parts(.red))
        #expect(try color(NavigationStack { accent }.tint(.red)) == parts(.red))
        #expect(try color(NavigationStack { accent.tint(.green) }.tint(.red)) == parts(.red))
        #expect(try color(NavigationStack { TabView { accent }.tint(.green) }) == parts(.blue))
        #expect(
            try color(TabView { accent }.safeAreaInset(edge: .bottom) { EmptyView() }.tint(.red))
                == parts(.red))
    }

    @Test
    func `A tint or an accent color that is made of the accent color is that of the place where it is said`()
        throws
    {
        let shapes = ZStack {
            Rectangle().fill(.tint)
            Rectangle().fill(Color.accentColor)
        }
        let half = parts(.blue.opacity(0.5))
        #expect(try color(NavigationStack { shapes }.tint(.accentColor.opacity(0.5))) == half)
        #expect(
            try color(NavigationStack { Rectangle().fill(.tint) }.tint(.accentColor.opacity(0.5))) == half)
        #expect(try color(NavigationStack { shapes }.tint(.accentColor).accentColor(.red)) == parts(.red))
        #expect(try color(shapes.accentColor(.accentColor).accentColor(.red)) == parts(.red))
    }

    @Test func `A style that is a view as well is a rectangle of itself`() throws {
        struct Brand: ShapeStyle, View {
            func resolve(in environment: EnvironmentValues) -> Color { .red }
        }
        #expect(try color(Brand()) == parts(.red))
        #expect(try color(Circle().fill(Brand())) == parts(.red))
    }

    @Test func `A strength of a style has the style's colour`() throws {
        #expect(try color(Rectangle().fill(Color.red.tertiary)) == parts(.red.opacity(0.3)))
    }
}
