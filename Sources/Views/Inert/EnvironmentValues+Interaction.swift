extension EnvironmentValues {
    public var isFocused: Bool { false }

    public var isHoverEffectEnabled: Bool { true }

    public var supportsMultipleWindows: Bool { false }

    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    public var scenePhase: ScenePhase {
        get { .active }
        set {}
    }

    public var keyboardShortcut: KeyboardShortcut? { nil }

    public var contentTransition: ContentTransition {
        get { .identity }
        set {}
    }

    public var menuOrder: MenuOrder {
        get { .automatic }
        set {}
    }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
