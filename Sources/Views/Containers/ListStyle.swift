public import Foundation

/// The look of lists.
public nonisolated protocol ListStyle: Sendable {}

/// What a list style comes to.
nonisolated struct ListLook: Sendable {
    /// Whether sections are boxes with a distance from the edges.
    var isInset: Bool
    var ground: Color
    var cell: Color

    static let insetGrouped = ListLook(isInset: true, ground: .groupedGround, cell: .groupedCell)
    static let grouped = ListLook(isInset: false, ground: .groupedGround, cell: .groupedCell)
    static let plain = ListLook(isInset: false, ground: .background, cell: .background)
}

public nonisolated struct DefaultListStyle: ListStyle { public init() {} }
public nonisolated struct PlainListStyle: ListStyle { public init() {} }
public nonisolated struct InsetListStyle: ListStyle { public init() {} }
public nonisolated struct GroupedListStyle: ListStyle { public init() {} }
public nonisolated struct InsetGroupedListStyle: ListStyle { public init() {} }
public nonisolated struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension EnvironmentValues {
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    var isInListRow: Bool {
        get { self[IsInListRowKey.self] }
        set { self[IsInListRowKey.self] = newValue }
    }

    var showsScrollBackground: Bool {
        get { self[ShowsScrollBackgroundKey.self] }
        set { self[ShowsScrollBackgroundKey.self] = newValue }
    }
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .insetGrouped } }
private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum IsInListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ShowsScrollBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension View {
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        changingEnvironment { environment in
            environment.listLook =
                switch style {
                case is PlainListStyle, is InsetListStyle: .plain
                case is GroupedListStyle: .grouped
                default: .insetGrouped
                }
        }
    }

    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        trait(RowInsetsTrait.self, insets)
    }

    public func listRowBackground<Background: View>(_ view: Background?) -> some View {
        trait(RowBackgroundTrait.self, view)
    }

    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait(RowSeparatorTrait.self, visibility)
    }

    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        trait(RowSeparatorTintTrait.self, color)
    }

    public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    public func listItemTint(_ tint: Color?) -> some View { self }

    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        changingEnvironment { $0.listRowSpacing = spacing }
    }

    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        changingEnvironment { $0.showsScrollBackground = visibility != .hidden }
    }

    public func alternatingRowBackgrounds(_ behavior: Visibility = .automatic) -> some View { self }
}

public nonisolated struct ListSectionSpacing: Hashable, Sendable {
    private let name: String

    public static let `default` = ListSectionSpacing(name: "default")
    public static let compact = ListSectionSpacing(name: "compact")

    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(name: "\(spacing)")
    }
}
