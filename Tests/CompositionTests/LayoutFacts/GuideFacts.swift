import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineViews

/// Alignment guides, one sentence after the other.
@MainActor
struct GuideFacts {
    @Test func `A guide is a function of the view's size and passes through containers`() throws {
        let column = VStack(alignment: .leading, spacing: 0) {
            block(20, 10).alignmentGuide(.leading) { $0.width }.marked("a")
            HStack { block(20, 10) }.marked("b")
        }
        #expect(try box(of: "b", in: column)?.minX == 20)
    }

    @Test func `A guide may be moved from where it was`() throws {
        let column = VStack(alignment: .leading, spacing: 0) {
            block(20, 10).alignmentGuide(.leading) { $0[.leading] - 5 }.marked("a")
            block(20, 10)
        }
        #expect(try box(of: "a", in: column)?.minX == 5)
    }

    @Test func `The outer one of two guides sees what the inner one has set`() throws {
        let column = VStack(alignment: .leading, spacing: 0) {
            block(20, 10).alignmentGuide(.leading) { _ in -5 }.alignmentGuide(.leading) { $0[.leading] * 3 }
                .marked("a")
            block(20, 10)
        }
        #expect(try box(of: "a", in: column)?.minX == 15)
    }

    @Test func `Baselines pass through padding, frames and stacks`() throws {
        // The test font stands on its size: 17 below the top of its line.
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            VStack(spacing: 0) { Text("a") }.padding(.top, 7).marked("padded")
            block(10, 24).marked("block")
        }
        #expect(try box(of: "padded", in: row)?.minY == 0)
        #expect(try box(of: "block", in: row)?.minY == 0)
        let last = HStack(alignment: .lastTextBaseline, spacing: 0) {
            VStack(spacing: 0) {
                Text("a")
                Text("b")
            }
            block(10, 22).marked("block")
        }
        #expect(try box(of: "block", in: last)?.minY == 22 + 17 - 22)
    }

    @Test func `A guide of a user's own aligns across containers`() throws {
        let column = VStack(alignment: .price, spacing: 0) {
            HStack(spacing: 0) {
                block(30, 10)
                block(10, 10).alignmentGuide(.price) { $0[.trailing] }
            }
            block(20, 10).alignmentGuide(.price) { $0[.trailing] }.marked("b")
        }
        #expect(try box(of: "b", in: column)?.minX == 20)
    }

    @Test func `A row can stand on its last baselines`() throws {
        let row = HStack(alignment: .lastTextBaseline, spacing: 0) {
            Text("one two").frame(width: 30)
            Text("x").marked("x")
        }
        #expect(try box(of: "x", in: row)?.minY == 22)
    }
}

extension HorizontalAlignment {
    private enum Price: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    fileprivate static let price = HorizontalAlignment(Price.self)
}
