import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineViews

/// Frames, one sentence after the other.
@MainActor
struct FrameFacts {
    @Test func `A given side is proposed to the child and is the frame's`() throws {
        let view = Color.red.marked("child").frame(width: 30, height: 20)
        #expect(try size(of: view, width: 100, height: 100) == Size(width: 30, height: 20))
        #expect(try box(of: "child", in: view, width: 100, height: 100)?.size == Size(width: 30, height: 20))
    }

    @Test func `A side that is left out is passed through and the child's answer counts`() throws {
        #expect(
            try size(of: Color.red.frame(width: 30), width: 100, height: 70) == Size(width: 30, height: 70))
        #expect(try size(of: block(10, 12).frame(width: 30), width: 100, height: 70).height == 12)
    }

    @Test func `A child that is larger than its frame overflows it in the middle`() throws {
        let view = block(50, 10).marked("child").frame(width: 30, height: 10)
        #expect(try box(of: "child", in: view)?.minX == -10)
    }

    @Test(arguments: [
        (Alignment.topLeading, Point(x: 0, y: 0)), (.bottomTrailing, Point(x: 20, y: 30)),
        (.center, Point(x: 10, y: 15)),
    ])
    func `The alignment places the child`(alignment: Alignment, origin: Point) throws {
        let view = block(10, 10).marked("child").frame(width: 30, height: 40, alignment: alignment)
        #expect(try box(of: "child", in: view)?.origin == origin)
    }

    @Test(arguments: [(10.0, 20.0), (50, 50), (200, 80)])
    func `The child is proposed what is proposed within the bounds`(proposed: Double, child: Double) throws {
        let view = Color.red.marked("child").frame(minWidth: 20, maxWidth: 80)
        #expect(try box(of: "child", in: view, width: proposed, height: 10)?.width == child)
    }

    @Test(arguments: [(0.0, 0.0), (50, 50), (300, 300)])
    func `Between a minimum and a maximum the proposal counts, not the child`(
        proposed: Double, width: Double
    ) throws {
        let view = block(40, 10).frame(minWidth: 0, maxWidth: .infinity)
        #expect(try size(of: view, width: proposed).width == width)
    }

    @Test(arguments: [(10.0, 40.0), (70, 70), (200, 100)])
    func `With a maximum only, a frame takes the proposal but holds its child`(
        proposed: Double, width: Double
    ) throws {
        #expect(try size(of: block(40, 10).frame(maxWidth: 100), width: proposed).width == width)
    }

    @Test func `An infinite maximum means at least what is proposed`() throws {
        #expect(try size(of: block(40, 10).frame(maxWidth: .infinity), width: 300).width == 300)
        #expect(try size(of: block(40, 10).frame(maxWidth: .infinity), width: 10).width == 40)
    }

    @Test(arguments: [(10.0, 30.0), (35, 35), (200, 40)])
    func `With a minimum only, a frame is no larger than its child needs`(
        proposed: Double, width: Double
    ) throws {
        #expect(try size(of: block(40, 10).frame(minWidth: 30), width: proposed).width == width)
    }

    @Test func `Asked for its ideal, a frame answers the ideal it was given`() throws {
        #expect(try size(of: Color.red.frame(idealWidth: 70, maxWidth: .infinity)).width == 70)
    }

    @Test func `Asked for its ideal without one, a frame answers its child's within the bounds`() throws {
        #expect(try size(of: block(40, 10).frame(minWidth: 60, maxWidth: 80)).width == 60)
        #expect(try size(of: block(40, 10).frame(maxWidth: .infinity)).width == 40)
    }

    @Test(arguments: [10.0, 30, 90])
    func `A minimum above the maximum, and an ideal outside of both, give way to the smaller`(
        proposed: Double
    ) throws {
        let wide = Color.red.frame(minWidth: 50, maxWidth: 20)
        #expect(try size(of: wide, width: proposed, height: 10).width == 50)
        #expect(try size(of: Color.red.frame(minWidth: 50, idealWidth: 20)).width == 50)
        #expect(try size(of: Color.red.frame(idealWidth: 50, maxWidth: 20)).width == 50)
    }

    @Test func `A frame takes an ideal that it was not given from its child, which is proposed none`() throws
    {
        let view = Text("hello world").marked("text").frame(minWidth: 10, maxWidth: 60)
        // The child's one line of 93.5 points is cut to the frame's maximum.
        #expect(try size(of: view) == Size(width: 60, height: 22))
    }

    @Test func `A maximum cuts what a larger child answers`() throws {
        let view = block(200, 10).marked("child").frame(maxWidth: 100)
        #expect(try size(of: view, width: 300).width == 100)
        #expect(try box(of: "child", in: view, width: 300) == Rect(x: -50, y: 0, width: 200, height: 10))
    }

    @Test func `An ideal is proposed to the child where nothing is`() throws {
        let view = Text("hello world").frame(idealWidth: 60)
        #expect(try size(of: view) == Size(width: 60, height: 44))
        #expect(try size(of: view, width: 300) == Size(width: 93.5, height: 22))
    }

    @Test func `With an ideal height only, the height is the child's unless it is asked for its ideal`()
        throws
    {
        let view = block(10, 12).frame(idealHeight: 40)
        #expect(try size(of: view, height: 100).height == 12)
        #expect(try size(of: view).height == 40)
    }

    @Test func `At a fixed size an infinite maximum does not grow`() throws {
        let view = block(40, 10).frame(maxWidth: .infinity).fixedSize()
        #expect(try size(of: view, width: 300).width == 40)
    }

    @Test func `A flexible frame places its child by the alignment`() throws {
        let view = block(10, 10).marked("child").frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        #expect(try box(of: "child", in: view, width: 100, height: 50)?.origin == Point(x: 90, y: 40))
    }

    @Test func `In a scroll view an infinite maximum does not grow along its axis`() throws {
        let view = ScrollView { block(40, 10).frame(maxHeight: .infinity).marked("child") }
        #expect(try box(of: "child", in: view, width: 100, height: 100)?.height == 10)
    }
}
