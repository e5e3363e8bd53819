import Foundation

/// A content whose rows, along an axis, are needed only where a scroll view shows them.
struct LazyRows<Content: View>: PrimitiveView {
    private let content: Content
    private let axis: Axis

    init(_ content: Content, along axis: Axis) {
        self.content = content
        self.axis = axis
    }

    var primitive: Primitive { .rows(content, axis) }
}

/// What stands for rows that are not made, since none of them is in sight.
package nonisolated struct RemainingRows: View {
    private let length: CGFloat
    private let axis: Axis

    /// - Parameters:
    ///   - count: of the rows; each is taken to be as high as a finger needs it, 44 points.
    ///   - axis: along which the rows follow each other.
    package init(count: Int, along axis: Axis) {
        self.length = 44 * CGFloat(count)
        self.axis = axis
    }

    @MainActor package var body: some View {
        Color.clear.frame(
            width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil)
    }
}
