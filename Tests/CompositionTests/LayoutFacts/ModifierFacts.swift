import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineViews

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

    @Test(arguments: [(nil, 30.0, 60.0, 30.0), (60, nil, 60, 30), (nil, nil, 10, 10)])
    func `With both sides open an aspect ratio changes nothing, with one the other decides`(
        width: Double?, height: Double?, expectedWidth: Double, expectedHeight: Double
    ) throws {
        let view = Color.red.aspectRatio(2, contentMode: .fit)
        #expect(
            try size(of: view, width: width, height: height)
                == Size(width: expectedWidth, height: expectedHeight))
    }

    @Test func `A priority means nothing outside of stacks`() throws {
        let over = Color.red.marked("content").overlay {
            block(5, 5).layoutPriority(9)
        }
        #expect(try box(of: "content", in: over, width: 40, height: 30)?.size == Size(width: 40, height: 30))
        let grid = Grid(horizontalSpacing: 0) {
            GridRow {
                Color.red.frame(height: 10).marked("a")
                Color.blue.frame(height: 10).layoutPriority(1)
            }
        }
        #expect(try box(of: "a", in: grid, width: 100)?.width == 50)
    }

    @Test func `Without a word a view's priority is 0, a spacer's is below all others`() throws {
        let row = HStack(spacing: 0) {
            Color.red.marked("usual")
            Color.blue.marked("low").layoutPriority(-1)
        }
        #expect(try box(of: "usual", in: row, width: 100, height: 10)?.width == 100)
        #expect(try box(of: "low", in: row, width: 100, height: 10)?.width == 0)
        let spaced = HStack(spacing: 0) {
            Spacer(minLength: 10)
            Color.blue.marked("lowest").layoutPriority(-1000)
        }
        #expect(try box(of: "lowest", in: spaced, width: 100, height: 10)?.width == 90)
    }

    @Test func `Layers are placed by their guides, which can make the whole larger than each`() throws {
        let view = ZStack(alignment: .topLeading) {
            block(20, 20).marked("a")
            block(20, 20).alignmentGuide(.leading) { _ in 5 }.marked("b")
        }
        #expect(try size(of: view) == Size(width: 25, height: 20))
        #expect(try box(of: "a", in: view)?.minX == 5)
    }

    @Test func `What lies over a view follows the direction of reading, shapes do not`() throws {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let view = block(40, 30).overlay(alignment: .topLeading) { block(10, 10).marked("over") }
        #expect(try box(of: "over", in: view, environment: environment)?.minX == 30)
        struct Corner: Shape {
            func path(in rect: CGRect) -> VitrineViews.Path {
                VitrineViews.Path(CGRect(x: rect.minX, y: rect.minY, width: 4, height: 4))
            }
        }
        let corner = try painted(Corner().frame(width: 20, height: 20), environment: environment)
        #expect(corner.map(\.bounds) == [Rect(x: 0, y: 0, width: 4, height: 4)])
    }

    @Test(arguments: [(false, 0), (true, 1)])
    func `What overflows is drawn, unless it is clipped`(isClipped: Bool, groups: Int) throws {
        let overflowing = block(50, 10).frame(width: 30, height: 10)
        let view = isClipped ? AnyView(overflowing.clipped()) : AnyView(overflowing)
        let items = try painted(view)
        #expect(items.filter(\.isClipped).count == groups)
        #expect(items.map(\.bounds) == [Rect(x: -10, y: 0, width: 50, height: 10)])
    }
}
