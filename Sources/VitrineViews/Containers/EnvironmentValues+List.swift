public import Foundation

extension EnvironmentValues {
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// The width of the window, which decides the margins of what stands in it.
    package var windowWidth: CGFloat {
        get { self[WindowWidthKey.self] }
        set { self[WindowWidthKey.self] = newValue }
    }

    /// Whether a tap anywhere in a row does what a button in it does; one with a style keeps to its place.
    var sharesActionWithRow: Bool { isInListRow && self[StyleKey<ButtonStyleConfiguration>.self].isEmpty }

    var isInListRow: Bool {
        get { self[IsInListRowKey.self] }
        set { self[IsInListRowKey.self] = newValue }
    }

    /// Whether views that have several parts are as many rows; also in headers and footers, so that it is the same
    /// for all parts of a list.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }

    /// The badge of the row that a view is.
    var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }

    var showsScrollBackground: Bool {
        get { self[ShowsScrollBackgroundKey.self] }
        set { self[ShowsScrollBackgroundKey.self] = newValue }
    }

    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] }
        set { self[MinListRowHeightKey.self] = newValue }
    }

    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }

    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    package var clipsScrollContent: Bool {
        get { self[ClipsScrollContentKey.self] }
        set { self[ClipsScrollContentKey.self] = newValue }
    }

    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .insetGrouped } }
private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}
private enum WindowWidthKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum IsInListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }
private enum ShowsScrollBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ClipsScrollContentKey: EnvironmentKey { static var defaultValue: Bool { true } }
