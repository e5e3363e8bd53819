import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineViews

/// Layouts that a user writes.
@MainActor
struct CustomLayoutTests {
    /// Views below each other, with guides and distances as a user says.
    private struct Pile: Layout {
        var leading: CGFloat?
        var baseline: CGFloat?
        var preferred: ViewSpacing?

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            var point = bounds.origin
            for subview in subviews {
                subview.place(at: point, proposal: .unspecified)
                point.y += subview.sizeThatFits(.unspecified).height
            }
        }

        func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
            preferred ?? subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
        }

        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Void
        ) -> CGFloat? {
            guide == .leading ? leading : nil
        }

        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Void
        ) -> CGFloat? {
            guide == .firstTextBaseline ? baseline : nil
        }
    }

    /// Looks at its views.
    private struct Looking: Layout {
        var look: @Sendable (LayoutSubviews) -> Void

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            look(subviews)
            return .zero
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {}
    }

    @Test func `A layout says where its guides lie`() throws {
        let column = VStack(alignment: .leading, spacing: 0) {
            Pile(leading: -10) { block(20, 10) }.marked("pile")
            block(20, 10)
        }
        #expect(try box(of: "pile", in: column)?.minX == 10)
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Pile(baseline: 4) { block(20, 30) }.marked("pile")
            Text("a")
        }
        // The test font stands on its size, 17.
        #expect(try box(of: "pile", in: row)?.minY == 13)
    }

    @Test func `Where it does not, the guides of its views count`() throws {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Pile {
                block(10, 5)
                Text("a")
            }
            Text("b").marked("b")
        }
        #expect(try box(of: "b", in: row)?.minY == 5)
    }

    @Test func `A layout says how far it keeps from its neighbours`() throws {
        let column = { (preferred: ViewSpacing?) in
            VStack {
                block(10, 10)
                Pile(preferred: preferred) { block(10, 10) }
            }
        }
        #expect(try size(of: column(.zero)).height == 20)
        #expect(try size(of: column(ViewSpacing())).height == 28)
        let texts = VStack {
            Text("a")
            Pile { Text("b") }
        }
        #expect(try size(of: texts).height == 44)
    }

    @Test func `Spacings are compared and put together`() throws {
        let layout = Looking { subviews in
            let (text, block) = (subviews[0].spacing, subviews[1].spacing)
            var top = ViewSpacing()
            top.formUnion(text, edges: .top)
            let distances = [
                text.distance(to: text, along: .vertical), text.distance(to: text, along: .horizontal),
                block.distance(to: block, along: .vertical), text.distance(to: block, along: .vertical),
                block.distance(to: .zero, along: .vertical),
                ViewSpacing().distance(to: text, along: .vertical),
                text.distance(to: top, along: .vertical), top.distance(to: text, along: .vertical),
            ]
            #expect(distances == [0, 8, 8, 2, 0, 2, 2, 2])
        }
        _ = try laidOut(
            layout {
                Text("a")
                block(10, 10)
            })
    }

    /// Puts its views into one of the language's layouts, 5 points further inside.
    private struct Inset<Inner: Layout>: Layout {
        var inner: Inner

        static var layoutProperties: LayoutProperties { Inner.layoutProperties }

        func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
        ) -> CGSize {
            let room = ProposedViewSize(
                width: proposal.width.map { $0 - 10 }, height: proposal.height.map { $0 - 10 })
            let size = inner.sizeThatFits(proposal: room, subviews: subviews, cache: &cache)
            return CGSize(width: size.width + 10, height: size.height + 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
        ) {
            let room = bounds.insetBy(dx: 5, dy: 5)
            inner.placeSubviews(
                in: room, proposal: ProposedViewSize(room.size), subviews: subviews, cache: &cache)
        }
    }

    @ViewBuilder private var children: some View {
        Color.red.frame(height: 10).marked("a")
        block(30, 20).marked("b")
    }

    private func boxes(_ view: some View) throws -> [Rect?] {
        [
            try box(of: "a", in: view, width: 100, height: 60),
            try box(of: "b", in: view, width: 100, height: 60),
        ]
    }

    @Test func `A layout may use a row`() throws {
        #expect(
            try boxes(Inset(inner: HStackLayout(alignment: .bottom, spacing: 4)) { children }) == [
                Rect(x: 5, y: 15, width: 56, height: 10), Rect(x: 65, y: 5, width: 30, height: 20),
            ])
    }

    @Test func `A layout may use a column, layers, or any of them`() throws {
        let column = [Rect(x: 5, y: 5, width: 90, height: 10), Rect(x: 35, y: 19, width: 30, height: 20)]
        #expect(try boxes(Inset(inner: VStackLayout(spacing: 4)) { children }) == column)
        #expect(try boxes(Inset(inner: AnyLayout(VStackLayout(spacing: 4))) { children }) == column)
        #expect(
            try boxes(Inset(inner: ZStackLayout(alignment: .topLeading)) { children }) == [
                Rect(x: 5, y: 5, width: 90, height: 10), Rect(x: 5, y: 5, width: 30, height: 20),
            ])
    }

    @Test func `Layouts in layouts in layouts`() throws {
        let twice = Inset(inner: AnyLayout(Inset(inner: AnyLayout(VStackLayout(spacing: 4)))))
        #expect(
            try boxes(twice { children }) == [
                Rect(x: 10, y: 10, width: 80, height: 10), Rect(x: 35, y: 24, width: 30, height: 20),
            ])
    }

    @Test func `A layout and the rows that it uses know guides of a user's own`() throws {
        let looking = Looking { subviews in
            // The second view leaves the guide where it is by default, a third of the height from above.
            #expect(subviews.map { $0.dimensions(in: .unspecified)[VerticalAlignment.middle] } == [4, 10])
        }
        _ = try laidOut(
            looking {
                block(10, 20).alignmentGuide(.middle) { _ in 4 }
                block(10, 30)
            })
        let row = Inset(inner: HStackLayout(alignment: .middle, spacing: 0)) {
            block(10, 20).alignmentGuide(.middle) { _ in 4 }.marked("a")
            block(10, 30)
        }
        #expect(try box(of: "a", in: row)?.minY == 5 + 10 - 4)
    }

    @Test func `A guide may follow another one that is only used further on`() throws {
        let row = HStack(alignment: .top, spacing: 0) {
            block(10, 30).alignmentGuide(.top) { $0[VerticalAlignment.middle] }.marked("a")
            HStack(alignment: .middle) { block(10, 30) }
        }
        #expect(try box(of: "a", in: row)?.minY == 0)
        #expect(try size(of: row).height == 40)
    }

    @Test func `In a row that a layout uses, priorities, distances and baselines count`() throws {
        let row = Inset(inner: HStackLayout(alignment: .firstTextBaseline)) {
            Text("a")
            Spacer()
            block(10, 20).alignmentGuide(.firstTextBaseline) { _ in 7 }.marked("b")
        }
        #expect(try box(of: "b", in: row, width: 100) == Rect(x: 85, y: 15, width: 10, height: 20))
    }
}

extension VerticalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    fileprivate static let middle = VerticalAlignment(Middle.self)
}
