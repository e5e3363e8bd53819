import Vitrine

/// Hands actions over to the host, which puts it in the environment; components call it like a function.
///
/// ```swift
/// @Environment(\.performAction) private var performAction
/// Button("See all") { performAction(.open(.cart)) }
/// ```
public struct PerformAction {
    private let perform: (Action) -> Void

    public init(_ perform: @escaping (Action) -> Void) {
        self.perform = perform
    }

    public func callAsFunction(_ action: Action) {
        perform(action)
    }
}

extension EnvironmentValues {
    /// Does what components ask for; nothing where nobody listens.
    public var performAction: PerformAction {
        get { self[PerformActionKey.self] }
        set { self[PerformActionKey.self] = newValue }
    }
}

private enum PerformActionKey: EnvironmentKey {
    static var defaultValue: PerformAction { PerformAction { _ in } }
}
