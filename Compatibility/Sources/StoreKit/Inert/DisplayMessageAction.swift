public import Vitrine

/// Shows what the store has to say, which is nothing.
public struct DisplayMessageAction: Sendable {
    @MainActor public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
