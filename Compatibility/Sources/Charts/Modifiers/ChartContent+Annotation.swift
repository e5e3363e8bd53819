public import Foundation
public import Vitrine

/// Where a view stands beside a mark.
public struct AnnotationPosition: Hashable, Sendable {
    /// The place on the mark, from its leading top corner.
    let mark: UnitPoint

    public static let automatic = AnnotationPosition(mark: UnitPoint(x: 0.5, y: -0.001))
    public static let overlay = AnnotationPosition(mark: .center)
    public static let top = AnnotationPosition(mark: .top)
    public static let bottom = AnnotationPosition(mark: .bottom)
    public static let leading = AnnotationPosition(mark: .leading)
    public static let trailing = AnnotationPosition(mark: .trailing)
    public static let topLeading = AnnotationPosition(mark: .topLeading)
    public static let topTrailing = AnnotationPosition(mark: .topTrailing)
    public static let bottomLeading = AnnotationPosition(mark: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(mark: .bottomTrailing)
}

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
    public let targetSize: CGSize
}

/// What becomes of an annotation that goes beyond the chart. Here it goes beyond it.
public struct AnnotationOverflowResolution: Sendable {
    public struct Strategy: Sendable {
        public static let automatic = Strategy()
        public static let fit = Strategy()
        public static let padScale = Strategy()
        public static let disabled = Strategy()

        public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    }

    public struct Boundary: Sendable {
        public static let automatic = Boundary()
        public static let plot = Boundary()
        public static let chart = Boundary()
    }

    public static let automatic = AnnotationOverflowResolution()

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

nonisolated extension ChartContent {
    /// A view beside each mark.
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotation(position: position, alignment: alignment, spacing: spacing) { _ in view }
    }

    /// A view beside each mark that knows the mark's size.
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> Content
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            position: position, alignment: alignment, spacing: spacing ?? 4,
            content: { AnyView(content(AnnotationContext(targetSize: $0))) })
        return changed { $0.annotations.append(annotation) }
    }

    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> Content
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, content: content)
    }
}
