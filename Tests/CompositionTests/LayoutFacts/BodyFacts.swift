import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineViews

/// What a body with several views at its root is for the views around.
@MainActor
struct BodyFacts {
    private struct Pair: View {
        var body: some View {
            block(60, 40).marked("first")
            block(100, 44).marked("second")
        }
    }

    @Test func `A modifier acts once, around all of them in a column`() throws {
        #expect(try size(of: Pair().frame(width: 240, height: 140)) == Size(width: 240, height: 140))
        #expect(try size(of: Pair().padding(10)) == Size(width: 120, height: 112))
        #expect(try painted(Pair().background(Color.blue)).count == 3)
    }

    @Test func `The column is centered and has the spacing that its views prefer`() throws {
        let view = Pair().frame(width: 240, height: 140)
        #expect(try box(of: "first", in: view) == Rect(x: 90, y: 24, width: 60, height: 40))
        #expect(try box(of: "second", in: view) == Rect(x: 70, y: 72, width: 100, height: 44))
    }

    @Test func `A group and a collection hand the modifier on to each of their views`() throws {
        let group = Group {
            block(60, 40)
            block(100, 44)
        }
        #expect(try size(of: group.frame(width: 240, height: 140)) == Size(width: 240, height: 288))
        let collection = ForEach(0..<2) { _ in block(10, 10) }
        #expect(try size(of: collection.frame(width: 240, height: 140)) == Size(width: 240, height: 288))
    }

    @Test func `Each of a group's views is a column of its own`() throws {
        let group = Group {
            Pair()
            Pair()
            block(10, 10)
        }
        #expect(try size(of: HStack(spacing: 0) { group.padding(0) }).width == 210)
    }

    @Test func `Without a modifier they join the stack around, also through an environment and traits`()
        throws
    {
        #expect(try size(of: HStack(spacing: 0) { Pair() }).width == 160)
        #expect(try size(of: HStack(spacing: 0) { Pair().font(.title) }).width == 160)
        #expect(try size(of: HStack(spacing: 0) { Pair().layoutPriority(1) }).width == 160)
        #expect(try size(of: HStack(spacing: 0) { Pair().opacity(0.5) }).width == 100)
    }

    @Test func `The outermost body decides, and a modifier's content is still that view`() throws {
        struct Around: View {
            var body: some View {
                Pair()
                block(10, 10)
            }
        }
        struct Framed: ViewModifier {
            func body(content: Content) -> some View { content.frame(width: 240, height: 140) }
        }
        #expect(try size(of: HStack(spacing: 0) { Around().padding(0) }).width == 100)
        #expect(try size(of: Pair().modifier(Framed())).height == 140)
    }

    @Test func `A divider and a spacer follow the column, whatever stack is around`() throws {
        struct Lines: View {
            var body: some View {
                block(30, 10)
                Divider().marked("line")
                block(30, 10)
                Spacer()
            }
        }
        let row = HStack(spacing: 0) { Lines().frame(width: 50, height: 100) }
        #expect(try size(of: row) == Size(width: 50, height: 100))
        let column = HStack(spacing: 0) { Lines().opacity(0.5) }
        let boxes = try laidOut(column, width: 80, height: 90).descriptions
        #expect(boxes.first { $0.kind == "divider" }?.box.size == Size(width: 80, height: 0.5))
        #expect(boxes.first { $0.kind == "spacer" }?.box.width == 0)
    }

    @Test func `Views that a container has taken apart are modified one by one`() throws {
        let each = Group(subviews: Pair()) { subviews in
            ForEach(subviews) { $0 }
        }
        #expect(try size(of: each.frame(width: 240, height: 140)) == Size(width: 240, height: 288))
    }
}
