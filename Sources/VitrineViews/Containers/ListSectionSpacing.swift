public import Foundation

public nonisolated struct ListSectionSpacing: Hashable, Sendable {
    private let name: String

    public static let `default` = ListSectionSpacing(name: "default")
    public static let compact = ListSectionSpacing(name: "compact")

    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(name: "\(spacing)")
    }
}
