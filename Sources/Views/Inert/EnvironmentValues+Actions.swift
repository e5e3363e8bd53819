extension EnvironmentValues {
    public var dismiss: DismissAction { DismissAction() }

    public var dismissSearch: DismissSearchAction { DismissSearchAction() }

    public var openURL: OpenURLAction {
        get { OpenURLAction() }
        set {}
    }

    public var refresh: RefreshAction? { nil }

    public var rename: RenameAction? { nil }

    public var resetFocus: ResetFocusAction { ResetFocusAction() }

    public var openWindow: OpenWindowAction { OpenWindowAction() }
}
