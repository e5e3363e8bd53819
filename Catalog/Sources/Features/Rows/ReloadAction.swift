import Vitrine

/// Tries again what has failed; called like a function.
public struct ReloadAction {
    private let reload: @MainActor () -> Void

    init(_ reload: @escaping @MainActor () -> Void) {
        self.reload = reload
    }

    @MainActor public func callAsFunction() {
        reload()
    }
}

extension EnvironmentValues {
    /// Loads the screen around anew.
    public var reload: ReloadAction {
        get { self[ReloadActionKey.self] }
        set { self[ReloadActionKey.self] = newValue }
    }
}

private enum ReloadActionKey: EnvironmentKey {
    static var defaultValue: ReloadAction { ReloadAction {} }
}
