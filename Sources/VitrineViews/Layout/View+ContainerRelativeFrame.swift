public import Foundation

nonisolated extension View {
    /// Takes the length of the container on some axes: of the scroll view around, else what is proposed.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: nil))
    }

    /// Takes the length of some of the equal parts that the container has on some axes.
    ///
    /// - Parameters:
    ///   - count: How many parts there are.
    ///   - span: How many of them, with what lies between, the view takes.
    ///   - spacing: Points between two parts.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// Takes a length that depends on that of the container on some axes.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }
}

/// Gives a view all that is proposed, and after the first layout the length that it asks of the container.
private nonisolated struct ContainerRelativeFrame: ViewModifier {
    /// What a view knows of its container along an axis.
    private struct Found: Equatable {
        /// Of the nearest scroll view along the axis.
        var scrolled: CGFloat?
        /// Of the scroll view around or, outside of them, of the view itself, which takes what is proposed.
        var proposed: CGFloat
    }

    let axes: Axis.Set
    let alignment: Alignment
    /// The view's length for the container's; `nil` for the same.
    let length: ((CGFloat, Axis) -> CGFloat)?
    @State private var width: CGFloat?
    @State private var height: CGFloat?

    @MainActor func body(content: Content) -> some View {
        let (width, height) = (bounds(.horizontal, width), bounds(.vertical, height))
        content
            .frame(
                minWidth: width?.lowerBound, idealWidth: self.width == nil ? nil : width?.lowerBound,
                maxWidth: width?.upperBound, minHeight: height?.lowerBound,
                idealHeight: self.height == nil ? nil : height?.lowerBound, maxHeight: height?.upperBound,
                alignment: alignment
            )
            .onGeometryChange(for: [Found].self) { proxy in
                let viewport = proxy.bounds(of: .scrollView)?.size ?? proxy.size
                let row = proxy.bounds(of: .scrollView(axis: .horizontal))?.width
                let column = proxy.bounds(of: .scrollView(axis: .vertical))?.height
                return [
                    Found(scrolled: row, proposed: viewport.width),
                    Found(scrolled: column, proposed: viewport.height),
                ]
            } action: { found in
                self.width = container(found[0], last: self.width)
                self.height = container(found[1], last: self.height)
            }
    }

    /// The container's length. What is proposed across is seen once: a scroll view shrinks there to its content.
    private func container(_ found: Found, last: CGFloat?) -> CGFloat? {
        found.scrolled ?? last ?? (length == nil ? nil : found.proposed)
    }

    /// What the frame may be along an axis; `nil` where the view decides.
    private func bounds(_ axis: Axis, _ container: CGFloat?) -> ClosedRange<CGFloat>? {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        guard let container else { return 0...CGFloat.infinity }
        let length = max(0, length?(container, axis) ?? container)
        return length...length
    }
}
