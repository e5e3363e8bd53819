public import Foundation

extension EnvironmentValues {
    /// Always true: a picture's window is in front.
    public var appearsActive: Bool {
        get { true }
        set {}
    }

    /// Always `nil`; what is set is ignored.
    public var backgroundMaterial: Material? {
        get { nil }
        set {}
    }

    /// Always ``BadgeProminence/standard``; what is set is ignored.
    public var badgeProminence: BadgeProminence {
        get { .standard }
        set {}
    }

    /// Always ``ButtonRepeatBehavior/automatic``: an action is run once.
    public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }

    /// Always false; what is set is ignored: nothing moves in a picture.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { false }
        set {}
    }

    /// Always `nil`; what is set is ignored.
    public var defaultWheelPickerItemHeight: CGFloat? {
        get { nil }
        set {}
    }

    /// Without effect: a picture has one window.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }

    /// Always true; no effect is drawn.
    public var isFocusEffectEnabled: Bool { true }

    /// Always false: sections of tabs are shown in no bar.
    public var isTabBarShowingSections: Bool { false }

    /// Always ``Visibility/automatic``.
    public var menuIndicatorVisibility: Visibility { .automatic }

    /// Always ``ScrollDismissesKeyboardMode/automatic``; what is set is ignored.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { .automatic }
        set {}
    }

    /// Always ``ScrollBounceBehavior/automatic``; what is set is ignored.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { .automatic }
        set {}
    }

    /// Always ``ScrollBounceBehavior/automatic``; what is set is ignored.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { .automatic }
        set {}
    }

    /// Always ``SearchSuggestionsPlacement/content``.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }

    /// Always ``SidebarRowSize/medium``; what is set is ignored.
    public var sidebarRowSize: SidebarRowSize {
        get { .medium }
        set {}
    }

    /// Always ``SpringLoadingBehavior/automatic``.
    public var springLoadingBehavior: SpringLoadingBehavior { .automatic }

    /// Always `nil`: views do not know where a bar stands.
    public var tabBarPlacement: TabBarPlacement? { nil }

    /// Always ``TextSelectionAffinity/automatic``.
    public var textSelectionAffinity: TextSelectionAffinity { .automatic }

    /// Always `nil`: nothing is undone.
    public var undoManager: UndoManager? { nil }
}
