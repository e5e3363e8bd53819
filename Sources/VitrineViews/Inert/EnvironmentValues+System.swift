public import Foundation

extension EnvironmentValues {
    /// Always true: a picture's window is in front.
    public var appearsActive: Bool {
        get { true }
        set {}
    }

    /// Always false: the picture is of the usual interface.
    public var accessibilityAssistiveAccessEnabled: Bool { false }

    /// Always false; no borders are drawn.
    public var accessibilityShowBorders: Bool { false }

    /// Always ``ButtonSizing/automatic``: buttons keep the width of their style.
    public var buttonSizing: ButtonSizing { .automatic }

    /// Always `nil`; what is set is ignored: what is typed stays as it is.
    public var disableAutocorrection: Bool? {
        get { nil }
        set {}
    }

    /// Always ``MaterialActiveAppearance/automatic``; what is set is ignored: a picture's window is in front.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { .automatic }
        set {}
    }

    /// Always ``PencilPreferredAction/ignore``: there is no pencil.
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }

    /// Always ``PencilPreferredAction/ignore``: there is no pencil.
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }

    /// Always `nil`: a tab view's bottom accessory is not shown.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }

    /// Always `nil`: no bar says how its items are to be shown.
    public var toolbarLabelStyle: ToolbarLabelStyle? { nil }

    /// Always `nil`: there are no writing tools.
    public var writingToolsBehavior: WritingToolsBehavior? { nil }

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
