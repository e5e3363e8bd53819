import Composition
import Foundation
import Geometry
import Testing
import Views

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
}

/// Distances that nobody has given.
@MainActor
struct SpacingFacts {
    @Test func `Views without wishes stand 8 points apart`() throws {
        #expect(
            try size(
                of: VStack {
                    block(10, 10)
                    block(10, 10)
                }
            ).height == 28)
        #expect(
            try size(
                of: HStack {
                    block(10, 10)
                    block(10, 10)
                }
            ).width == 28)
    }

    @Test func `Texts stand below each other without a gap`() throws {
        let column = VStack {
            Text("a")
            Text("b")
        }
        #expect(try size(of: column).height == 44)
    }

    @Test func `Between a text and something else the font decides`() throws {
        // The test font: ascender 17, descender 0, capitals 17 high; a tenth of the line is 2 after rounding up to pixels.
        let below = VStack {
            Text("a")
            block(10, 10)
        }
        #expect(try size(of: below).height == 22 + 2 + 10)
        let above = VStack {
            block(10, 10)
            Text("a")
        }
        #expect(try size(of: above).height == 10 + 2 + 22)
    }

    @Test func `A frame with a height makes a text like any other view`() throws {
        let column = VStack {
            Text("a").frame(height: 22)
            Text("b").frame(height: 22)
        }
        #expect(try size(of: column).height == 52)
    }

    @Test func `Padding makes the padded edges like those of any other view`() throws {
        let column = VStack {
            Text("a").padding(.bottom, 1)
            Text("b").padding(.top, 1)
        }
        #expect(try size(of: column).height == 54)
    }

    @Test func `What lies over or behind a text changes nothing about its distances`() throws {
        let column = VStack {
            Text("a").background(.red)
            Text("b").overlay(Color.blue)
        }
        #expect(try size(of: column).height == 44)
    }

    @Test func `Beside a spacer there is no gap, and it keeps 8 points`() throws {
        let row = HStack {
            block(10, 10)
            Spacer()
            block(10, 10)
        }
        #expect(try size(of: row).width == 28)
        #expect(try size(of: row, width: 100).width == 100)
    }

    @Test func `A stack passes the wishes of its outermost children on`() throws {
        let column = VStack {
            VStack { Text("a") }
            VStack { Text("b") }
        }
        #expect(try size(of: column).height == 44)
    }

    @Test func `A given spacing counts everywhere`() throws {
        let column = VStack(spacing: 3) {
            Text("a")
            Text("b")
            block(10, 10)
        }
        #expect(try size(of: column).height == 44 + 3 + 3 + 10)
    }
}
