/// A gesture of the hand that wears a watch.
public nonisolated struct HandGestureShortcut: Hashable, Sendable {
    private let name: String

    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

nonisolated extension View {
    /// Without effect on pictures and tests.
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        self
    }
}
