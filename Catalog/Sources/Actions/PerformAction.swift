import Vitrine

/// Hands actions over to whoever has put it in the environment.
struct PerformAction {
    private let perform: (Action) -> Void

    init(_ perform: @escaping (Action) -> Void) {
        self.perform = perform
    }

    func callAsFunction(_ action: Action) {
        perform(action)
    }
}

extension EnvironmentValues {
    /// Does what components ask for; nothing where nobody listens.
    var performAction: PerformAction {
        get { self[PerformActionKey.self] }
        set { self[PerformActionKey.self] = newValue }
    }
}

private enum PerformActionKey: EnvironmentKey {
    static var defaultValue: PerformAction { PerformAction { _ in } }
}
