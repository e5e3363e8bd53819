import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineViews

/// How stacks share what they are proposed, one sentence after the other.
@MainActor
struct StackFacts {
    @Test func `Spacing is subtracted before children share what is left`() throws {
        let row = HStack(spacing: 20) {
            Color.red.marked("a")
            Color.blue.marked("b")
        }
        #expect(try box(of: "a", in: row, width: 100, height: 10)?.width == 40)
        #expect(try box(of: "b", in: row, width: 100, height: 10)?.minX == 60)
    }

    @Test func `The least flexible child is asked first`() throws {
        let row = HStack(spacing: 0) {
            Color.red.marked("a")
            Color.blue.frame(minWidth: 0, maxWidth: 20).marked("b")
        }
        #expect(try box(of: "b", in: row, width: 100, height: 10)?.width == 20)
        #expect(try box(of: "a", in: row, width: 100, height: 10)?.width == 80)
    }

    @Test func `Children of equal flexibility are asked in their order`() throws {
        // Each takes half of its share and leaves the rest to those after it.
        let row = HStack(spacing: 0) {
            Color.red.aspectRatio(1, contentMode: .fit).marked("a")
            Color.blue.aspectRatio(1, contentMode: .fit).marked("b")
        }
        #expect(try box(of: "a", in: row, width: 100, height: 30)?.width == 30)
        #expect(try box(of: "b", in: row, width: 100, height: 30)?.width == 30)
    }

    @Test func `The minimum of children of lower priority is kept for them`() throws {
        let row = HStack(spacing: 0) {
            Color.red.marked("a").layoutPriority(1)
            Color.blue.frame(minWidth: 30).marked("b")
        }
        #expect(try box(of: "b", in: row, width: 100, height: 10)?.width == 30)
    }

    @Test func `A child of higher priority gets what others can do without`() throws {
        let row = HStack(spacing: 0) {
            Color.red.marked("a").layoutPriority(1)
            Color.blue.frame(minWidth: 30).marked("b")
        }
        #expect(try box(of: "a", in: row, width: 100, height: 10)?.width == 70)
    }

    @Test func `What a child answers is taken from what is left, whatever it was`() throws {
        let row = HStack(spacing: 0) {
            Color.red.frame(maxWidth: 100).marked("a")
            Color.blue.frame(minWidth: 100).marked("b")
        }
        #expect(try box(of: "a", in: row, width: 150, height: 10)?.width == 75)
        #expect(try box(of: "b", in: row, width: 150, height: 10)?.width == 100)
        #expect(try size(of: row, width: 150, height: 10).width == 175)
    }

    @Test func `A stack is as long as its children and gaps, shorter or longer than proposed`() throws {
        let row = HStack(spacing: 5) {
            block(20, 10)
            block(30, 10)
        }
        #expect(try size(of: row, width: 200, height: 10).width == 55)
        #expect(try size(of: row, width: 10, height: 10).width == 55)
    }

    @Test func `Across, each child is proposed what the stack is`() throws {
        let row = HStack(spacing: 0) { Color.red.marked("a") }
        #expect(try box(of: "a", in: row, width: 100, height: 33)?.height == 33)
    }

    @Test func `Across, a stack is as long as its aligned children together`() throws {
        let row = HStack(alignment: .top, spacing: 0) {
            block(10, 40)
            block(10, 20).alignmentGuide(.top) { _ in -30 }
        }
        #expect(try size(of: row).height == 50)
    }

    @Test func `Baselines can make a row higher than its highest child`() throws {
        // Test letters stand on their font size.
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("a").font(.system(size: 34))
            VStack(spacing: 0) {
                Text("b").font(.system(size: 17))
                block(10, 30)
            }
        }
        // 34 above the common baseline, 5 of the small text's line and 30 below.
        #expect(try size(of: row).height == 69)
    }

    @Test func `Proposed its ideal length, a stack proposes each child its own`() throws {
        let row = HStack(spacing: 0) {
            Color.red.layoutPriority(1)
            Color.blue.frame(idealWidth: 40)
        }
        #expect(try size(of: row, height: 10).width == 50)
    }

    @Test func `A text beside a flexible shape gets an equal share and may wrap`() throws {
        // 8.5 pt a letter: the text wants 93.5 pt and could have them, but its share is 75.
        let row = HStack(spacing: 0) {
            Text("hello world").marked("text")
            Color.blue.frame(minWidth: 20, maxWidth: 130)
        }
        #expect(try box(of: "text", in: row, width: 150, height: 100)?.width == 42.5)
    }

    @Test func `A child that answers more than its share shrinks those after it`() throws {
        let row = HStack(spacing: 0) {
            block(80, 10)
            Color.red.marked("a")
            Color.blue.marked("b")
        }
        #expect(try box(of: "a", in: row, width: 100, height: 10)?.width == 10)
        #expect(try box(of: "b", in: row, width: 100, height: 10)?.width == 10)
    }

    @Test func `Rows and columns center across, layers in both directions`() throws {
        let row = HStack(spacing: 0) {
            block(10, 40)
            block(10, 20).marked("a")
        }
        #expect(try box(of: "a", in: row)?.minY == 10)
        let column = VStack(spacing: 0) {
            block(40, 10)
            block(20, 10).marked("a")
        }
        #expect(try box(of: "a", in: column)?.minX == 10)
        let layers = ZStack {
            block(40, 40)
            block(20, 10).marked("a")
        }
        #expect(try box(of: "a", in: layers)?.origin == Point(x: 10, y: 15))
    }

    @Test func `What has been set aside for a lower priority is given back when its turn comes`() throws {
        let row = HStack(spacing: 0) {
            block(60, 10).layoutPriority(2)
            Color.red.frame(minWidth: 10, maxWidth: 25).marked("b").layoutPriority(1)
            Color.blue.frame(minWidth: 40).marked("c")
        }
        // 200 − 60 − 10 − 40 are free; then 10 come back for the second and 40 for the third.
        #expect(try box(of: "b", in: row, width: 200, height: 10)?.width == 25)
        #expect(try box(of: "c", in: row, width: 200, height: 10)?.width == 115)
    }

    @Test func `Once nothing is left, the others are proposed nothing, not less`() throws {
        let row = HStack(spacing: 0) {
            block(90, 10)
            block(90, 10)
            Color.red.marked("c")
        }
        #expect(try box(of: "c", in: row, width: 120, height: 10) == Rect(x: 180, y: 0, width: 0, height: 10))
    }

    @Test func `How flexible a child is depends on what is proposed across`() throws {
        // 100 high, the picture may be 0 to 100 wide and the colour 0 to 60: the colour is asked first.
        let row = HStack(spacing: 0) {
            Color.red.aspectRatio(1, contentMode: .fit).marked("picture")
            Color.blue.frame(minWidth: 0, maxWidth: 60).marked("color")
        }
        #expect(try box(of: "color", in: row, width: 100, height: 100)?.width == 50)
        // 20 high, the picture is at most 20 wide and comes first.
        #expect(try box(of: "color", in: row, width: 100, height: 20)?.width == 60)
        #expect(try box(of: "picture", in: row, width: 100, height: 20)?.width == 20)
    }

    @Test func `Children that guides push beyond what is proposed across are measured again with less`()
        throws
    {
        let row = HStack(alignment: .top, spacing: 0) {
            block(10, 20)
            Color.red.alignmentGuide(.top) { _ in -15 }.marked("low")
        }
        #expect(
            try box(of: "low", in: row, width: 100, height: 40) == Rect(x: 10, y: 15, width: 90, height: 25))
        #expect(try size(of: row, width: 100, height: 40).height == 40)
    }

    @Test func `In a fixed size each child has its ideal length along the axis, and the stack's across`()
        throws
    {
        let row = HStack(spacing: 0) {
            Color.red.frame(idealWidth: 12).marked("color")
            Text("hello world").marked("text")
            block(5, 30)
        }
        // Were 110.5 pt shared, the text would be asked first for 52.75 and wrap.
        for fixed in [AnyView(row.fixedSize(horizontal: true, vertical: false)), AnyView(row.fixedSize())] {
            #expect(try size(of: fixed, width: 50).width == 110.5)
            #expect(try box(of: "text", in: fixed, width: 50)?.width == 93.5)
            #expect(try box(of: "color", in: fixed, width: 50) == Rect(x: 0, y: 0, width: 12, height: 30))
        }
    }

    @Test func `Rows of a column of fixed width are proposed the width of the widest`() throws {
        let column = VStack(spacing: 0) {
            HStack(spacing: 0) {
                block(10, 10)
                Spacer(minLength: 0)
                block(10, 10).marked("last")
            }
            block(70, 10)
        }
        #expect(try box(of: "last", in: column.fixedSize(), width: 500)?.minX == 60)
        #expect(try size(of: column.fixedSize(), width: 500).width == 70)
    }

    @Test func `Along a scroll view, the children of a row are as high as the highest of them may be`() throws
    {
        let view = ScrollView {
            HStack(spacing: 0) {
                Color.red.frame(width: 3).frame(maxHeight: .infinity).marked("bar")
                block(20, 44)
            }
        }
        #expect(try box(of: "bar", in: view, width: 100, height: 100)?.height == 44)
    }

    @Test func `A lazy column of fixed width proposes each row the width of the widest`() throws {
        let column = LazyVStack(spacing: 0) {
            Color.red.frame(height: 2).marked("line")
            block(70, 10)
        }
        #expect(try size(of: column.fixedSize(), width: 500) == Size(width: 70, height: 12))
        #expect(try box(of: "line", in: column.fixedSize(), width: 500)?.width == 70)
    }

    // Recorded on iOS: of a view that is as large as it must be, a row with a lazy stack is as high as its title, 17 points of
    // 95; in the size that is found so the lazy column is 95 points high, and the lazy row as high as the title.
    @Test func `Without any room a lazy stack has no length, with little that of all its children`() throws {
        func row(_ stack: some View) -> some View {
            HStack(spacing: 25) {
                block(100, 17)
                HStack(spacing: 25) { stack.marked("lazy") }
            }
        }
        let squares = ForEach(0..<3) { _ in block(25, 25) }
        let column = row(LazyVStack(spacing: 10) { squares })
        #expect(try size(of: column, width: 0, height: 0) == Size(width: 125, height: 17))
        #expect(try size(of: column, width: 170, height: 17) == Size(width: 170, height: 95))
        #expect(try box(of: "lazy", in: column, width: 170, height: 17)?.size == Size(width: 45, height: 95))
        let line = row(LazyHStack(spacing: 10) { squares })
        #expect(try size(of: line, width: 0, height: 0) == Size(width: 125, height: 17))
        #expect(try box(of: "lazy", in: line, width: 300, height: 17)?.size == Size(width: 95, height: 17))
        #expect(try size(of: LazyVStack(spacing: 10) { squares }) == Size(width: 25, height: 95))
    }
}
