import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrinePixels
import VitrineViews

/// Views of the language with their sizes.
@MainActor
struct ViewFacts {
    @Test func `A spacer takes what is left, or its minimum`() throws {
        let row = HStack(spacing: 0) {
            block(10, 10)
            Spacer(minLength: 20).marked("spacer")
        }
        #expect(try box(of: "spacer", in: row, width: 100)?.width == 90)
        #expect(try box(of: "spacer", in: row, width: 10)?.width == 20)
    }

    @Test func `Everything else is measured before spacers`() throws {
        let row = HStack(spacing: 0) {
            Spacer()
            Text("hello world").marked("text")
        }
        #expect(try box(of: "text", in: row, width: 110)?.width == 93.5)
    }

    @Test func `A divider is a pixel across its stack`() throws {
        let column = VStack(spacing: 0) { Divider().marked("line") }
        #expect(try box(of: "line", in: column, width: 100)?.size == Size(width: 100, height: 0.5))
        let row = HStack(spacing: 0) { Divider() }
        #expect(try size(of: row, height: 50) == Size(width: 0.5, height: 50))
    }

    @Test func `Colors, shapes and gradients take everything, and 10 points where they may choose`() throws {
        #expect(try size(of: Color.red, width: 70, height: 30) == Size(width: 70, height: 30))
        #expect(try size(of: Circle()) == Size(width: 10, height: 10))
        #expect(
            try size(
                of: LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom), width: 5
            ) == Size(width: 5, height: 10))
    }

    /// Since iOS 16 ("Thinking in SwiftUI", 2023, on leaf views); before, it took everything.
    @Test func `A circle is as wide as it is high, as are its line and its parts`() throws {
        let square = Size(width: 30, height: 30)
        #expect(try size(of: Circle(), width: 70, height: 30) == square)
        #expect(try size(of: Circle().trim(to: 0.5).stroke(lineWidth: 2), width: 30, height: 70) == square)
        #expect(try size(of: Circle().rotation(.degrees(30)).fill(.red), width: 30) == square)
        #expect(try size(of: AnyShape(Circle()), width: 70, height: 30) == square)
        #expect(try size(of: Circle().inset(by: 2), width: 70, height: 30) == Size(width: 70, height: 30))
        let row = HStack(spacing: 0) {
            Circle()
            Color.red.marked("rest")
        }
        #expect(try box(of: "rest", in: row, width: 100, height: 20)?.width == 80)
    }

    private struct Stripe: Shape {
        func path(in rect: CGRect) -> VitrineViews.Path { VitrineViews.Path(rect) }

        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            CGSize(width: proposal.width ?? 10, height: 4)
        }
    }

    @Test func `A shape has the size that it says itself`() throws {
        let column = VStack(spacing: 0) {
            Stripe()
            Stripe().stroke().marked("line")
        }
        #expect(try box(of: "line", in: column, width: 50, height: 90)?.size == Size(width: 50, height: 4))
        #expect(
            try painted(Stripe().fill(.red).frame(width: 50, height: 20)).map(\.bounds)
                == [Rect(x: 0, y: 8, width: 50, height: 4)])
    }

    @Test func `A geometry reader takes everything and places its content at the top leading corner`() throws
    {
        let view = GeometryReader { _ in block(10, 10).marked("child") }
        #expect(try size(of: view, width: 70, height: 30) == Size(width: 70, height: 30))
        #expect(try box(of: "child", in: view, width: 70, height: 30)?.origin == .zero)
        #expect(try size(of: view) == Size(width: 10, height: 10))
    }

    @Test func `A scroll view takes its axis, proposes the ideal there and centers across`() throws {
        let view = ScrollView { block(20, 500).marked("child") }
        #expect(try size(of: view, width: 100, height: 80).height == 80)
        #expect(try box(of: "child", in: view, width: 100, height: 80)?.height == 500)
    }

    @Test func `Groups, loops, conditions and sections join the stack around them`() throws {
        let column = VStack(spacing: 1) {
            Group {
                block(10, 10)
                block(10, 10)
            }
            ForEach(0..<2) { _ in block(10, 10) }
            Section { block(10, 10) }
            if true { block(10, 10) }
        }
        #expect(try size(of: column).height == 65)
    }

    @Test func `Absent views take no gap, hidden ones keep their place`() throws {
        let absent: Text? = nil
        let column = VStack(spacing: 5) {
            block(10, 10)
            EmptyView()
            absent
            block(10, 10).hidden()
            block(10, 10).opacity(0)
        }
        #expect(try size(of: column).height == 40)
    }

    @Test func `A plain button is its label`() throws {
        let button = Button {
        } label: {
            block(40, 20)
        }
        #expect(try size(of: button.buttonStyle(.plain), width: 300) == Size(width: 40, height: 20))
    }

    @Test func `The lines of a button's text stand in the middle, but for plain styles and rows of lists`()
        throws
    {
        func alignments(_ view: some View) throws -> [String?] {
            try laidOut(view, width: 300).descriptions.filter { $0.kind == "text" }
                .map { $0.properties["alignment"]?.description }
        }
        let button = Button("Aa") {}
        #expect(try alignments(button) == ["center"])
        #expect(try alignments(button.buttonStyle(.borderedProminent)) == ["center"])
        #expect(
            try alignments(
                Button {
                } label: {
                    Text("Aa").multilineTextAlignment(.trailing)
                }) == ["trailing"])
        #expect(try alignments(button.buttonStyle(.plain)) == [nil])
        #expect(try alignments(List { button }) == [nil])
    }

    @Test func `A toggle takes the width and puts its switch at the end`() throws {
        #expect(try size(of: Toggle("On", isOn: .constant(true)), width: 300).width == 300)
        #expect(try size(of: Toggle("On", isOn: .constant(true)).labelsHidden()).width == 49)
    }

    @Test func `A switch stands 8 pt from its label where it has no more room`() throws {
        let label = Color.red.frame(width: 25, height: 10)
        let toggle = Toggle(isOn: .constant(true)) { label }.fixedSize()
        #expect(try size(of: toggle) == Size(width: 25 + 8 + 49, height: 31))
    }

    @Test func `Lazy stacks take the whole length across`() throws {
        #expect(try size(of: LazyVStack { block(10, 10) }, width: 100).width == 100)
        #expect(try size(of: VStack { block(10, 10) }, width: 100).width == 10)
    }

    @Test func `A component keeps clear of nothing`() throws {
        #expect(
            try size(of: Color.red.ignoresSafeArea(), width: 50, height: 20) == Size(width: 50, height: 20))
    }

    @Test func `A spacer has no extent across its stack, and both outside of stacks`() throws {
        let row = HStack(spacing: 0) {
            block(10, 10)
            Spacer()
        }
        let spacer = try laidOut(row, width: 100, height: 50).children.last
        #expect(spacer?.frame == Rect(x: 10, y: 5, width: 90, height: 0))
        #expect(try size(of: Spacer(), width: 30, height: 40) == Size(width: 30, height: 40))
        #expect(try size(of: ZStack { Spacer(minLength: 3) }) == Size(width: 3, height: 3))
    }

    @Test(arguments: [
        (DynamicTypeSize.large, 0.5), (.xxxLarge, 0.5), (.accessibility1, 1), (.accessibility5, 1),
    ])
    func `A divider is a point thick at the sizes for accessibility`(
        textSize: DynamicTypeSize, thickness: Double
    ) throws {
        let column = VStack(spacing: 0) { Divider() }.dynamicTypeSize(textSize)
        #expect(try size(of: column, width: 100) == Size(width: 100, height: thickness))
        let row = HStack(spacing: 0) { Divider() }.dynamicTypeSize(textSize)
        #expect(try size(of: row, height: 100) == Size(width: thickness, height: 100))
    }

    @Test func `A divider lies flat where no row holds it`() throws {
        #expect(try size(of: Divider(), width: 70) == Size(width: 70, height: 0.5))
        #expect(try size(of: ZStack { Divider() }, width: 70) == Size(width: 70, height: 0.5))
        let grid = Grid { Divider() }
        #expect(try size(of: grid, width: 70) == Size(width: 70, height: 0.5))
    }

    @Test(arguments: [
        (ColorScheme.light, 60.0, 67.0, 0.29), (.dark, 84, 88, 0.6),
    ])
    func `A divider has the color of separators`(
        scheme: ColorScheme, redAndGreen: Double, blue: Double, alpha: Double
    ) throws {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        guard case .fill(_, .color(let color), _)? = try painted(Divider(), environment: environment).first
        else {
            Issue.record("a divider is filled with a color")
            return
        }
        #expect((color.red * 255).rounded() == redAndGreen)
        #expect((color.green * 255).rounded() == redAndGreen)
        #expect((color.blue * 255).rounded() == blue)
        #expect(abs(color.alpha - alpha) < 0.01)
    }

    @Test func `A circle is drawn in the smaller side, in the middle`() throws {
        #expect(
            try painted(Circle().frame(width: 70, height: 30)).map(\.bounds)
                == [Rect(x: 20, y: 0, width: 30, height: 30)])
    }

    @Test func `A scroll view proposes its whole length across`() throws {
        let view = ScrollView { Color.red.frame(height: 500).marked("child") }
        #expect(try box(of: "child", in: view, width: 100, height: 80)?.width == 100)
        let across = ScrollView(.horizontal) { Color.red.frame(width: 500).marked("child") }
        #expect(
            try box(of: "child", in: across, width: 100, height: 80)?.size == Size(width: 500, height: 80))
    }

    @Test func `A lazy row takes the whole height, and gives its views their ideal width`() throws {
        let row = LazyHStack { Color.red.frame(height: 10).marked("child") }
        #expect(try size(of: row, width: 50, height: 100) == Size(width: 10, height: 100))
    }

    @Test func `Several views at the root are a column`() throws {
        #expect(
            try size(
                of: Group {
                    block(10, 10)
                    block(20, 10)
                }) == Size(width: 20, height: 28))
    }

    @Test func `A custom style of a button is its label`() throws {
        struct Plain: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        let button = Button {
        } label: {
            block(40, 20)
        }
        #expect(try size(of: button.buttonStyle(Plain()), width: 300) == Size(width: 40, height: 20))
    }

    @Test(arguments: [(Font.TextStyle.body, 17.0), (.largeTitle, 34)])
    func `Symbols size with the font`(style: Font.TextStyle, points: Double) throws {
        let icon = try laidOut(
            Image(systemName: "star").font(.system(style)), resources: .anyIcon
        )
        #expect(abs(icon.frame.width - points * 1.2) < 0.01)
    }

    @Test func `Narrow content of a scroll view stands in the middle`() throws {
        let view = ScrollView { block(20, 500).marked("child") }.frame(width: 100)
        #expect(try box(of: "child", in: view, width: 100, height: 80)?.minX == 40)
    }

    @Test func `A label is its icon and its title in a row`() throws {
        let label = Label {
            block(30, 10).marked("title")
        } icon: {
            block(10, 10)
        }
        #expect(try box(of: "title", in: label)?.minX == 18)
        #expect(try size(of: label.labelStyle(.iconOnly)) == Size(width: 10, height: 10))
    }

    @Test func `A scroll view cuts off what lies outside, unless it is told not to`() throws {
        let view = ScrollView { block(20, 500) }
        #expect(try painted(view, width: 100, height: 80).map(\.isClipped) == [true])
        #expect(
            try painted(view.scrollClipDisabled(), width: 100, height: 80).map(\.isClipped) == [false])
    }
}
