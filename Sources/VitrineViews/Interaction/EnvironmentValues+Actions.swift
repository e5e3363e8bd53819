package import Foundation

extension EnvironmentValues {
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the search field of the screen that the view stands on is active: from a tap on it until the search is left.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue.opening(as: openURL) }
    }

    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// Always `nil`: nothing can be renamed.
    public var rename: RenameAction? { nil }

    /// An action without effect: the focus stays where it is.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }

    /// An action without effect: a picture has one window.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
}

extension EnvironmentValues {
    /// Opens links in the place of the system.
    package mutating func open(_ links: @escaping @Sendable (URL) -> Void) {
        self[OpenURLKey.self] = OpenURLAction(open: {
            links($0)
            return true
        })
    }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction() }
}
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
