import Foundation
import Testing
import VitrineGeometry
import VitrineViews

/// Frames that follow the container around.
@MainActor
struct ContainerRelativeFrameTests {
    @Test func `In a scroll view a view is as long as the viewport`() throws {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                block(10, 10).containerRelativeFrame(.horizontal).marked("a")
                block(10, 10)
            }
        }
        #expect(try box(of: "a", in: view, width: 120, height: 50)?.size == Size(width: 120, height: 10))
    }

    @Test(arguments: [(1, 32.0), (2, 68), (3, 104)])
    func `A view takes some of the parts that the container has`(span: Int, width: Double) throws {
        let view = ScrollView(.horizontal) {
            Color.red.frame(height: 10)
                .containerRelativeFrame(.horizontal, count: 3, span: span, spacing: 4).marked("a")
        }
        // Three parts of 32 with two gaps of 4 are 104.
        #expect(try box(of: "a", in: view, width: 104, height: 50)?.width == width)
    }

    @Test func `A function decides on the length`() throws {
        let view = ScrollView {
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                axis == .horizontal ? length / 4 : length - 10
            }
            .marked("a")
        }
        #expect(try box(of: "a", in: view, width: 100, height: 80)?.size == Size(width: 25, height: 70))
    }

    @Test func `Outside of scroll views the container is what is proposed`() throws {
        let whole = block(10, 10).containerRelativeFrame(.horizontal)
        #expect(try size(of: whole, width: 90) == Size(width: 90, height: 10))
        let half = block(10, 10).containerRelativeFrame(.horizontal, count: 2, spacing: 10)
        #expect(try size(of: half, width: 90) == Size(width: 40, height: 10))
    }

    @Test func `The view stands in its frame by the alignment`() throws {
        let view = block(10, 10).marked("a").containerRelativeFrame(.horizontal, alignment: .trailing)
        #expect(try box(of: "a", in: view, width: 90)?.minX == 80)
    }
}
