public import Foundation

extension View {
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

/// Gives a view all that is proposed, and once the size of the container is known what it comes to.
private struct ContainerRelativeFrame: ViewModifier {
    /// Which size a view has found.
    private enum Found: Equatable {
        case scrollView(CGSize)
        /// Outside of scroll views: the view's own, which is what was proposed to it.
        case proposed(CGSize)
    }

    let axes: Axis.Set
    let alignment: Alignment
    /// The view's length for the container's; `nil` for the same.
    let length: ((CGFloat, Axis) -> CGFloat)?
    @State private var container: CGSize?

    func body(content: Content) -> some View {
        let width = bounds(.horizontal, container?.width)
        let height = bounds(.vertical, container?.height)
        content
            .frame(
                minWidth: width?.lowerBound, idealWidth: container == nil ? nil : width?.lowerBound,
                maxWidth: width?.upperBound, minHeight: height?.lowerBound,
                idealHeight: container == nil ? nil : height?.lowerBound, maxHeight: height?.upperBound,
                alignment: alignment
            )
            .onGeometryChange(for: Found.self) { proxy in
                proxy.bounds(of: .scrollView).map { .scrollView($0.size) } ?? .proposed(proxy.size)
            } action: { found in
                switch found {
                case .scrollView(let size): container = size
                case .proposed(let size): if container == nil && length != nil { container = size }
                }
            }
    }

    /// What the frame may be along an axis; `nil` where the view decides.
    private func bounds(_ axis: Axis, _ container: CGFloat?) -> ClosedRange<CGFloat>? {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        guard let container else { return 0...CGFloat.infinity }
        let length = max(0, length?(container, axis) ?? container)
        return length...length
    }
}
