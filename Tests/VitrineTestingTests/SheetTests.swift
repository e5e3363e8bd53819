import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineRendering
import VitrineTesting
import VitrineViews

/// The look of sheets, covers and popovers, on a phone of 393 × 852 pt.
@MainActor
struct SheetTests {
    private struct Presenting<Content: View>: View {
        let content: Content

        var body: some View {
            Color.yellow.sheet(isPresented: .constant(true)) { content }
        }
    }

    private func sheet<Content: View>(
        on mode: Mode = .phone, @ViewBuilder _ content: () -> Content
    ) throws -> VitrineTesting.Host {
        try Host(on: mode, Presenting(content: content()))
    }

    private var filling: some View {
        Color.green.accessibilityElement().accessibilityLabel("content")
    }

    @Test func `A large sheet begins 10 pt below the safe area`() throws {
        let host = try sheet { filling }
        #expect(try host.sheet().frame == Rect(x: 0, y: 69, width: 393, height: 783))
        #expect(try host.element(label: "content").frame == Rect(x: 0, y: 69, width: 393, height: 749))
        #expect(host.component.canvasSize == Size(width: 393, height: 852))
    }

    @Test func `The screen behind a large sheet becomes smaller, that behind others does not`() throws {
        func scales(_ content: some View) throws -> [String] {
            try sheet { content }.drawn.filter { $0.node.kind == "scale" }.map { "\($0.node.properties)" }
        }
        // (852 − 2 × 59) / 852
        let scale = try #require(try scales(filling).first)
        #expect(scale.contains("0.8615"))
        #expect(try scales(filling.presentationDetents([.medium])).isEmpty)
    }

    @Test func `Detents decide the height, the lowest at first`() throws {
        func height(_ detents: Set<PresentationDetent>) throws -> Double {
            let host = try sheet { filling.presentationDetents(detents) }
            #expect(try host.sheet().frame.maxY == 852)
            return try host.sheet().frame.height
        }
        #expect(try height([.medium]) == 426)
        #expect(try height([.large, .medium]) == 426)
        #expect(try height([.large]) == 783)
        // Above the safe area of 34 pt.
        #expect(try height([.height(200)]) == 234)
        // Of the 749 pt that a large sheet has for its content.
        #expect(try abs(height([.fraction(0.4)]) - (749 * 0.4 + 34)) < 0.5)
        #expect(try height([.height(2000)]) == 783)
        #expect(try height([.custom(Third.self)]) == 284)
    }

    private struct Third: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { (context.maxDetentValue + 1) / 3 }
    }

    @Test func `The chosen detent is the height`() throws {
        let host = try sheet {
            filling.presentationDetents([.medium, .large], selection: .constant(.large))
        }
        #expect(try host.sheet().frame.height == 783)
    }

    @Test func `A handle is there where the height can be changed, or where it is asked for`() throws {
        func handles(_ content: some View) throws -> [Rect] {
            try sheet { content }.drawn(size: Size(width: 36, height: 5), kind: "shape").map(\.box)
        }
        let handle = Rect(x: 178.5, y: 74, width: 36, height: 5)
        #expect(try handles(filling).isEmpty)
        #expect(try handles(filling.presentationDragIndicator(.visible)) == [handle])
        #expect(
            try handles(filling.presentationDetents([.medium, .large])) == [
                Rect(x: 178.5, y: 431, width: 36, height: 5)
            ])
        #expect(
            try handles(
                filling.presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)
            ).isEmpty)
    }

    @Test func `The screen behind is darker, unless it can be used`() throws {
        #expect(try sheet { filling }.drawn(fill: "00000033").count == 1)
        #expect(try sheet(on: .phone.dark) { filling }.drawn(fill: "0 0 0 0.48").count == 1)
        let active = try sheet { filling.presentationBackgroundInteraction(.enabled) }
        #expect(active.drawn(fill: "00000033").isEmpty)
    }

    @Test func `A sheet has the ground and the corners that it asks for`() throws {
        let host = try sheet { Text("Hello").presentationBackground(.red).presentationCornerRadius(24) }
        #expect(host.drawn(fill: "ff3b30").map(\.box) == [Rect(x: 0, y: 69, width: 393, height: 783)])
        #expect(host.drawn.contains { $0.node.kind == "clip" && $0.node.description.contains("24") })
        let view = try sheet { Text("Hello").presentationBackground { Color.blue } }
        #expect(view.drawn(fill: "007aff").map(\.box.height) == [783])
    }

    @Test
    func `The bar of a stack in a sheet begins at its top and is 56 pt high, in a cover as on a screen`()
        throws
    {
        let stack = NavigationStack {
            filling.navigationTitle("Filter").navigationBarTitleDisplayMode(.inline)
        }
        let host = try sheet { stack }
        #expect(try host.navigationBar().frame == Rect(x: 0, y: 69, width: 393, height: 56))
        #expect(try host.element(label: "content").frame == Rect(x: 0, y: 125, width: 393, height: 693))
        let large = try sheet { NavigationStack { filling.navigationTitle("Filter") } }
        #expect(try large.navigationBar().frame.height == 108)
        #expect(try sheet(on: .pad) { stack }.navigationBar().frame.height == 56)
        let cover = try Host(on: .phone, Color.yellow.fullScreenCover(isPresented: .constant(true)) { stack })
        #expect(try cover.navigationBar().frame.height == 44)
        let inCover = Color.yellow.sheet(isPresented: .constant(true)) {
            Color.green.fullScreenCover(isPresented: .constant(true)) { stack }
        }
        #expect(try Host(on: .phone, inCover).navigationBar().frame.height == 44)
    }

    @Test func `A cover takes the whole screen, its content what is free of it`() throws {
        let host = try Host(
            on: .phone, Color.yellow.fullScreenCover(isPresented: .constant(true)) { filling })
        #expect(try host.sheet().frame == Rect(x: 0, y: 0, width: 393, height: 852))
        #expect(try host.element(label: "content").frame == Rect(x: 0, y: 59, width: 393, height: 759))
    }

    @Test func `On a pad a sheet is a form in the middle`() throws {
        let host = try sheet(on: .pad) { filling }
        #expect(try host.sheet().frame == Rect(x: 147, y: 287, width: 540, height: 620))
    }

    @Test func `A sheet over a sheet is as large as one over a screen`() throws {
        let host = try sheet { filling.sheet(isPresented: .constant(true)) { Text("Second") } }
        #expect(try host.sheet().count == 1)
        #expect(try host.sheet().frame == Rect(x: 0, y: 69, width: 393, height: 783))
        #expect(try host.sheet().text("Second").exists)
    }

    @Test func `A canvas of a component becomes the mode's screen`() throws {
        let host = try Host(
            Text("Short").sheet(isPresented: .constant(true)) { filling }, mode: .light.scale(1))
        #expect(host.component.canvasSize == Size(width: 375, height: 812))
        #expect(try host.sheet().frame == Rect(x: 0, y: 10, width: 375, height: 802))
        // The component stands where it stood.
        #expect(host.drawn(text: "Short").map(\.box.minY) == [16])
    }

    @Test func `A canvas of a size of its own stays as large`() throws {
        let host = try Host(
            Text("Short").sheet(isPresented: .constant(true)) { filling }, mode: .light.scale(1),
            canvas: .fixed(300, 200))
        #expect(host.component.canvasSize == Size(width: 300, height: 200))
        #expect(try host.sheet().frame == Rect(x: 0, y: 10, width: 300, height: 190))
    }

    @Test func `A canvas as large as its component becomes the mode's screen, too`() throws {
        let host = try Host(
            Text("Short").sheet(isPresented: .constant(true)) { filling }, mode: .light.scale(1),
            canvas: .ideal)
        #expect(host.component.canvasSize == Size(width: 375, height: 812))
        #expect(try host.sheet().frame == Rect(x: 0, y: 10, width: 375, height: 802))
    }

    private struct Tip: View {
        var adaptation = PresentationAdaptation.automatic
        var alignment = Alignment.top

        var body: some View {
            Color.yellow.frame(width: 100, height: 40)
                .popover(isPresented: .constant(true)) {
                    Color.green.frame(width: 200, height: 80).accessibilityElement()
                        .accessibilityLabel("tip").presentationCompactAdaptation(adaptation)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }

    @Test func `On a phone a popover is a sheet, unless it asks for something else`() throws {
        #expect(try Host(on: .phone, Tip()).sheet().frame.minY == 69)
        #expect(try Host(on: .phone, Tip(adaptation: .fullScreenCover)).sheet().frame.minY == 0)
        #expect(try Host(on: .phone, Tip(adaptation: .popover)).popover().exists)
    }

    @Test func `A popover points at its view, from where there is more room`() throws {
        // The view is 100 × 40 pt at 146.5, 59; the arrow 13 pt high.
        #expect(
            try Host(on: .phone, Tip(adaptation: .popover)).popover().frame
                == Rect(x: 96.5, y: 112, width: 200, height: 80))
        #expect(
            try Host(on: .phone, Tip(adaptation: .popover, alignment: .bottomTrailing)).popover().frame
                == Rect(x: 183, y: 685, width: 200, height: 80))
        #expect(try Host(on: .pad, Tip()).popover().exists)
    }
}
