import Composition
import Foundation
import Geometry
import Testing
import Views

/// Modifiers that change sizes or only what is drawn, one sentence after the other.
@MainActor
struct ModifierFacts {
    @Test func `Padding proposes less and answers more, never proposing less than nothing`() throws {
        let view = Color.red.marked("child").padding(10)
        #expect(try box(of: "child", in: view, width: 100, height: 50)?.size == Size(width: 80, height: 30))
        #expect(try size(of: view, width: 100, height: 50) == Size(width: 100, height: 50))
        #expect(try box(of: "child", in: view, width: 10, height: 10)?.width == 0)
    }

    @Test func `Padding without a length is 16 points`() throws {
        #expect(try size(of: block(375, 10).padding()).width == 407)
    }

    @Test func `A fixed size is the ideal one`() throws {
        #expect(try size(of: Text("hello world").fixedSize(), width: 20).width == 93.5)
        let tall = Text("hello world").fixedSize(horizontal: false, vertical: true)
        #expect(try size(of: tall, width: 50, height: 10) == Size(width: 42.5, height: 44))
    }

    @Test func `Layers are as large as those of the highest priority`() throws {
        let view = ZStack {
            block(50, 50)
            block(20, 20).layoutPriority(1)
        }
        #expect(try size(of: view) == Size(width: 20, height: 20))
    }

    @Test func `Layers are each proposed everything, and then the size of all`() throws {
        let view = ZStack {
            block(40, 30)
            Color.red.marked("flexible")
        }
        #expect(try size(of: view, width: 100, height: 100) == Size(width: 100, height: 100))
        #expect(try box(of: "flexible", in: view)?.size == Size(width: 40, height: 30))
    }

    @Test func `What lies over a view is proposed the view's size and does not change it`() throws {
        let view = block(40, 30).overlay { Color.blue.marked("over") }
        #expect(try box(of: "over", in: view, width: 100, height: 100)?.size == Size(width: 40, height: 30))
        let large = block(40, 30).overlay(alignment: .topLeading) { block(60, 10).marked("over") }
        #expect(try size(of: large) == Size(width: 40, height: 30))
        #expect(try box(of: "over", in: large)?.origin == .zero)
        let centered = block(40, 30).background { block(60, 10).marked("behind") }
        #expect(try box(of: "behind", in: centered)?.origin == Point(x: -10, y: 10))
    }

    @Test func `Several views over another lie on top of each other`() throws {
        let view = block(40, 30).overlay(alignment: .bottomTrailing) {
            block(10, 10).marked("a")
            block(20, 20).marked("b")
        }
        #expect(try box(of: "a", in: view)?.maxX == 40)
        #expect(try box(of: "b", in: view)?.maxY == 30)
    }

    @Test func `Moving, turning, scaling and blurring leave the size alone`() throws {
        let expected = Size(width: 40, height: 30)
        #expect(try size(of: block(40, 30).offset(x: 100)) == expected)
        #expect(try size(of: block(40, 30).scaleEffect(3)) == expected)
        #expect(try size(of: block(40, 30).rotationEffect(.degrees(45))) == expected)
        #expect(try size(of: block(40, 30).shadow(radius: 5)) == expected)
        #expect(try size(of: block(40, 30).blur(radius: 5)) == expected)
    }

    @Test func `A position takes all room and centers the view at its point`() throws {
        let view = block(20, 10).marked("child").position(x: 30, y: 40)
        #expect(try size(of: view, width: 200, height: 100) == Size(width: 200, height: 100))
        #expect(try box(of: "child", in: view, width: 200, height: 100)?.origin == Point(x: 20, y: 35))
    }

    @Test func `An aspect ratio proposes the largest or the smallest covering rectangle`() throws {
        let fit = Color.red.aspectRatio(2, contentMode: .fit)
        #expect(try size(of: fit, width: 100, height: 100) == Size(width: 100, height: 50))
        let fill = Color.red.aspectRatio(2, contentMode: .fill)
        #expect(try size(of: fill, width: 100, height: 100) == Size(width: 200, height: 100))
    }

    @Test func `An aspect ratio is not forced on a child that has its own size`() throws {
        let view = block(30, 30).aspectRatio(2, contentMode: .fit)
        #expect(try size(of: view, width: 100, height: 100) == Size(width: 30, height: 30))
    }

    @Test func `Without a ratio the child's ideal one counts`() throws {
        let view = Color.red.frame(idealWidth: 30, idealHeight: 10).scaledToFit()
        #expect(try size(of: view, width: 60, height: 60) == Size(width: 60, height: 20))
    }

    @Test func `With one side open the other decides`() throws {
        #expect(try size(of: Color.red.aspectRatio(2, contentMode: .fit), width: 60).height == 30)
    }

    @Test func `From right to left leading and trailing change places, offsets do not`() throws {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let view = HStack(spacing: 0) {
            block(10, 10).marked("first")
            block(30, 10).padding(.leading, 5).marked("second")
        }
        #expect(try box(of: "first", in: view, environment: environment)?.minX == 35)
        let frame = block(10, 10).marked("child").frame(width: 50, alignment: .leading)
        #expect(try box(of: "child", in: frame, environment: environment)?.minX == 40)
    }
}

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

    @Test func `A circle does not become a square`() throws {
        #expect(try size(of: Circle(), width: 70, height: 30) == Size(width: 70, height: 30))
    }

    @Test func `A text is as wide as its longest line and never wider than proposed needs`() throws {
        #expect(try size(of: Text("hello world"), width: 300).width == 93.5)
        #expect(try size(of: Text("hello world"), width: 60) == Size(width: 42.5, height: 44))
    }

    @Test func `Asked for its ideal, a text is one line`() throws {
        #expect(try size(of: Text("hello world")).height == 22)
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

    @Test func `A toggle takes the width and puts its switch at the end`() throws {
        #expect(try size(of: Toggle("On", isOn: .constant(true)), width: 300).width == 300)
        #expect(try size(of: Toggle("On", isOn: .constant(true)).labelsHidden()).width == 51)
    }

    @Test func `Lazy stacks take the whole length across`() throws {
        #expect(try size(of: LazyVStack { block(10, 10) }, width: 100).width == 100)
        #expect(try size(of: VStack { block(10, 10) }, width: 100).width == 10)
    }

    @Test func `Grid columns stand 8 points apart and are as wide as said`() throws {
        let grid = LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.flexible())]) {
            Color.red.frame(height: 10).marked("a")
            Color.red.frame(height: 10).marked("b")
        }
        #expect(try box(of: "b", in: grid, width: 100)?.minX == 38)
        #expect(try box(of: "b", in: grid, width: 100)?.width == 62)
    }

    @Test func `A column of a grid is as wide as its widest cell`() throws {
        let grid = Grid(horizontalSpacing: 4, verticalSpacing: 2) {
            GridRow {
                block(10, 10)
                block(10, 10).marked("b")
            }
            GridRow {
                block(50, 10)
                block(10, 10)
            }
        }
        #expect(try size(of: grid) == Size(width: 64, height: 22))
        #expect(try box(of: "b", in: grid)?.minX == 54)
    }

    @Test func `A guide is a function of the view's size and passes through containers`() throws {
        let column = VStack(alignment: .leading, spacing: 0) {
            block(20, 10).alignmentGuide(.leading) { $0.width }.marked("a")
            HStack { block(20, 10) }.marked("b")
        }
        #expect(try box(of: "b", in: column)?.minX == 20)
    }

    @Test func `A component keeps clear of nothing`() throws {
        #expect(
            try size(of: Color.red.ignoresSafeArea(), width: 50, height: 20) == Size(width: 50, height: 20))
    }
}
