extension EnvironmentValues {
    /// Always false: the environment does not say which view has the focus.
    public var isFocused: Bool { false }

    /// Always true, as on a device with a pointer; no effect is drawn.
    public var isHoverEffectEnabled: Bool { true }

    /// Always false: a picture has one window.
    public var supportsMultipleWindows: Bool { false }

    /// Whether lists are edited: where nothing else is set, each screen of a `NavigationStack` has an edit mode of its own,
    /// and views elsewhere have none.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// Always false; what is set is ignored: what is typed stays as it is.
    public var autocorrectionDisabled: Bool {
        get { false }
        set {}
    }

    /// Always ``ScrollIndicatorVisibility/automatic``; what is set is ignored: indicators are never shown.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { .automatic }
        set {}
    }

    /// Always ``ScrollIndicatorVisibility/automatic``; what is set is ignored: indicators are never shown.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { .automatic }
        set {}
    }

    /// Always ``BackgroundProminence/standard``; what is set is ignored.
    public var backgroundProminence: BackgroundProminence {
        get { .standard }
        set {}
    }

    /// Always false: nobody records a picture's screen.
    public var isSceneCaptured: Bool { false }

    /// Always ``ScenePhase/active``; what is set is ignored.
    public var scenePhase: ScenePhase {
        get { .active }
        set {}
    }

    /// Always `nil`: shortcuts are without effect.
    public var keyboardShortcut: KeyboardShortcut? { nil }

    /// Always ``ContentTransition/identity``; what is set is ignored.
    public var contentTransition: ContentTransition {
        get { .identity }
        set {}
    }

    /// Always ``MenuOrder/automatic``; what is set is ignored.
    public var menuOrder: MenuOrder {
        get { .automatic }
        set {}
    }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
