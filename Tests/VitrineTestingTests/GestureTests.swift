import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// What gestures make of touches.
@MainActor
struct GestureTests {
    /// A square that tells what its gestures have seen.
    private struct Square<G: Gesture>: View {
        @State private var story: [String] = []
        let gesture: (@escaping (String) -> Void) -> G

        var body: some View {
            VStack {
                Text(story.joined(separator: " ")).accessibilityIdentifier("story")
                Color.blue.frame(width: 100, height: 100)
                    .gesture(gesture { story.append($0) })
                    .accessibilityElement().accessibilityLabel("square")
            }
        }
    }

    private func story<G: Gesture>(
        of gesture: @escaping (@escaping (String) -> Void) -> G, _ use: (HostElement) throws -> Void
    ) throws -> String {
        let host = try Host(Square(gesture: gesture))
        try use(host.element(label: "square"))
        return try host.element(identifier: "story").label
    }

    @Test func `A double tap is not two taps where it is waited for`() throws {
        let gesture = { (tell: @escaping (String) -> Void) in TapGesture(count: 2).onEnded { tell("double") }
        }
        #expect(try story(of: gesture) { try $0.doubleTap() } == "double")
        let single = { (tell: @escaping (String) -> Void) in TapGesture().onEnded { tell("tap") } }
        #expect(try story(of: single) { try $0.doubleTap() } == "tap tap")
    }

    @Test func `A tap tells where it is`() throws {
        let gesture = { (tell: @escaping (String) -> Void) in
            SpatialTapGesture().onEnded { tell("\($0.location.x) \($0.location.y)") }
        }
        #expect(try story(of: gesture) { try $0.tap() } == "50.0 50.0")
    }

    @Test func `A drag has its translation at each step and ends where it stops`() throws {
        let gesture = { (tell: @escaping (String) -> Void) in
            DragGesture().onChanged { tell("\(Int($0.translation.width))") }
                .onEnded { tell("end \(Int($0.translation.width))") }
        }
        #expect(try story(of: gesture) { try $0.drag(x: 40, steps: 4) } == "10 20 30 40 end 40")
    }

    @Test func `A drag begins after its least distance`() throws {
        let gesture = { (tell: @escaping (String) -> Void) in
            DragGesture(minimumDistance: 25).onChanged { tell("\(Int($0.translation.height))") }
        }
        #expect(try story(of: gesture) { try $0.drag(y: 40, steps: 4) } == "30 40")
    }

    @Test func `A long press needs its time`() throws {
        let gesture = { (tell: @escaping (String) -> Void) in
            LongPressGesture(minimumDuration: 1).onEnded { _ in tell("pressed") }
        }
        #expect(try story(of: gesture) { try $0.longPress(seconds: 0.5) } == "")
        #expect(try story(of: gesture) { try $0.longPress(seconds: 1) } == "pressed")
    }

    @Test func `A gesture after another one has both values`() throws {
        let gesture = { (tell: @escaping (String) -> Void) in
            LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
                if case .second(true, let drag?) = value { tell("moved \(Int(drag.translation.width))") }
            }
        }
        #expect(try story(of: gesture) { try $0.drag(x: 20, after: 1) } == "moved 20")
        #expect(try story(of: gesture) { try? $0.drag(x: 20) } == "")
    }

    @Test func `Of two exclusive gestures the first one goes before`() throws {
        let gesture = { (tell: @escaping (String) -> Void) in
            TapGesture(count: 2).onEnded { tell("double") }.exclusively(
                before: TapGesture().onEnded { tell("single") })
        }
        #expect(try story(of: gesture) { try $0.tap() } == "single")
        #expect(try story(of: gesture) { try $0.doubleTap() } == "double")
    }

    @Test func `Two fingers magnify and turn`() throws {
        let magnify = { (tell: @escaping (String) -> Void) in
            MagnifyGesture().onEnded { tell("\($0.magnification)") }
        }
        #expect(try story(of: magnify) { try $0.magnify(by: 2) } == "2.0")
        let rotate = { (tell: @escaping (String) -> Void) in
            RotateGesture().onEnded { tell("\($0.rotation.degrees)") }
        }
        #expect(try story(of: rotate) { try $0.rotate(by: .degrees(90)) } == "90.0")
    }

    @Test func `A button acts when the finger goes, after what rests on it has been told`() throws {
        struct Screen: View {
            @State private var story = ""
            var body: some View {
                Button("story \(story)") { story += "tap" }
                    .simultaneousGesture(LongPressGesture().onEnded { _ in story += "long " })
            }
        }
        let host = try Host(Screen())
        try host.button().longPress()
        #expect(try host.button("story long tap").exists)
    }

    @Test func `A gesture state is as at first once the gesture is over`() throws {
        struct Slider: View {
            @GestureState private var distance: CGFloat = 0
            @State private var most: CGFloat = 0
            var body: some View {
                VStack {
                    Text("\(Int(distance)) of \(Int(most))")
                    Color.blue.frame(width: 100, height: 100)
                        .gesture(
                            DragGesture().updating($distance) { value, state, _ in
                                state = value.translation.width
                            }
                        )
                        .onChange(of: distance) { most = max(most, distance) }
                        .accessibilityElement().accessibilityLabel("square")
                }
            }
        }
        let host = try Host(Slider())
        try host.element(label: "square").drag(x: 30)
        #expect(try host.text("0 of 30").exists)
    }

    @Test func `A gesture of high priority goes before those inside, a simultaneous one along with them`()
        throws
    {
        struct Nested: View {
            @State private var story = ""
            var body: some View {
                VStack {
                    Text("story \(story)")
                    Button("High") { story += "button " }
                        .highPriorityGesture(TapGesture().onEnded { story += "high " })
                    Button("Both") { story += "button " }
                        .simultaneousGesture(TapGesture().onEnded { story += "also " })
                }
            }
        }
        let host = try Host(Nested())
        try host.button("High").tap()
        try host.button("Both").tap()
        #expect(try host.text("story high button also ").exists)
    }
}
