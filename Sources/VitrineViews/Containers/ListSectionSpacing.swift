public import Foundation

/// The distance between the sections of a list.
public nonisolated struct ListSectionSpacing: Hashable, Sendable {
    /// Above a section without a header and below one without a footer, in points.
    let gap: CGFloat

    public static let `default` = ListSectionSpacing(gap: ListMetrics.sectionGap)
    public static let compact = ListSectionSpacing(gap: ListMetrics.compactSectionGap)

    /// - Parameter spacing: between sections without headers and footers, in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(gap: spacing / 2)
    }
}
