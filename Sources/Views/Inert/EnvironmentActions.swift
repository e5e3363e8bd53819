public import Foundation

/// Would close what is shown.
public nonisolated struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// Would open a link.
public nonisolated struct OpenURLAction: Sendable {
    public nonisolated struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    public init() {}
    public init(handler: @escaping (URL) -> Result) {}
    public func callAsFunction(_ url: URL) {}
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}

/// Would reload.
public nonisolated struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

/// Would close a search.
public nonisolated struct DismissSearchAction: Sendable {
    public func callAsFunction() {}
}

/// Would rename.
public nonisolated struct RenameAction: Sendable {
    public func callAsFunction() {}
}

/// Would move the focus to where it was at first.
public nonisolated struct ResetFocusAction: Sendable {
    public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Would open a window.
public nonisolated struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Whether a view is shown over others, and how it would go.
public nonisolated struct PresentationMode: Sendable {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

/// Whether a list's rows can be edited.
public nonisolated enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

/// Whether a scene is shown.
public nonisolated enum ScenePhase: Int, Comparable, Hashable, Sendable {
    case background, inactive, active

    public static func < (left: ScenePhase, right: ScenePhase) -> Bool { left.rawValue < right.rawValue }
}

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
    public var isPresented: Bool { false }
    public var isSearching: Bool { false }
    public var isFocused: Bool { false }
    public var isHoverEffectEnabled: Bool { true }
    public var supportsMultipleWindows: Bool { false }

    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    public var scenePhase: ScenePhase {
        get { .active }
        set {}
    }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
