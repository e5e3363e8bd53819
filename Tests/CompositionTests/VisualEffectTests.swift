import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

/// Looks that follow from a view's place.
@MainActor
struct VisualEffectTests {
    private func kinds(_ view: some View, width: Double? = nil) throws -> [String] {
        try laidOut(view, width: width).descriptions.map(\.kind)
    }

    @Test func `A visual effect knows the view's size`() throws {
        let view = Color.red.frame(height: 10).visualEffect { effect, proxy in
            effect.offset(x: proxy.size.width / 2, y: 1)
        }
        #expect(try size(of: view, width: 40) == Size(width: 40, height: 10))
        #expect(
            try painted(view, width: 40).map(\.bounds) == [Rect(x: 20, y: 1, width: 40, height: 10)])
    }

    @Test func `Changes are made one after the other`() throws {
        let view = block(10, 10).visualEffect { effect, proxy in
            effect.opacity(0.5).scaleEffect(2).rotationEffect(.degrees(10)).blur(radius: 3)
        }
        #expect(
            try kinds(view) == ["blur", "rotation", "scale", "opacity", "frame", "shape"])
    }

    @Test func `A visual effect knows the place in the scroll view`() throws {
        let view = ScrollView {
            VStack(spacing: 0) {
                block(10, 30)
                block(10, 10).visualEffect { effect, proxy in
                    effect.opacity(proxy.frame(in: .scrollView).minY / 100)
                }
            }
        }
        let opacity = try laidOut(view, width: 100, height: 100).descriptions.first { $0.kind == "opacity" }
        #expect(opacity?.properties["opacity"] == 0.3)
    }

    @Test(arguments: [(Axis.vertical, 0.3), (.horizontal, 0.5)])
    func `It knows the place in the nearest scroll view of a direction`(axis: Axis, opacity: Double) throws {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                block(50, 10)
                ScrollView {
                    VStack(spacing: 0) {
                        block(10, 30)
                        block(10, 10).visualEffect { effect, proxy in
                            let place = proxy.frame(in: .scrollView(axis: axis))
                            return effect.opacity((axis == .vertical ? place.minY : place.minX) / 100)
                        }
                    }
                }
            }
        }
        let element = try laidOut(view, width: 100, height: 100).descriptions.first { $0.kind == "opacity" }
        #expect(element?.properties["opacity"] == .number(opacity))
    }

    @Test func `States inside keep their values when the effect sets in`() throws {
        struct Counting: View {
            @State private var count = 0

            var body: some View { Text("\(count)").onAppear { count += 1 } }
        }
        let view = Counting().visualEffect { effect, proxy in effect.offset(x: proxy.size.width) }
        #expect(try laidOut(view).descriptions.compactMap { $0.properties["text"] } == ["1"])
    }

    @Test func `A scroll transition shows the view at rest`() throws {
        let view = block(10, 10).scrollTransition { effect, phase in
            effect.opacity(phase.isIdentity ? 0.75 : 0).offset(y: phase.value * 20)
        }
        let descriptions = try laidOut(view).descriptions
        #expect(descriptions.first { $0.kind == "opacity" }?.properties["opacity"] == 0.75)
        #expect(descriptions.first { $0.kind == "offset" }?.properties["y"] == .number(0))
    }

    @Test func `A line cuts a view as a mask`() throws {
        let ring = Color.red.frame(width: 20, height: 20).clipShape(Circle().stroke(lineWidth: 4))
        guard case .group(let group)? = try painted(ring).first, case .stroke? = group.mask?.first?.content
        else {
            Issue.record("a line is drawn as a mask")
            return
        }
        #expect(group.clip == nil)
    }
}
