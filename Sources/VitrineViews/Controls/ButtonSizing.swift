/// How wide buttons are.
public nonisolated struct ButtonSizing: Hashable, Sendable {
    private let name: String

    public static let automatic = ButtonSizing(name: "automatic")
    public static let fitted = ButtonSizing(name: "fitted")
    public static let flexible = ButtonSizing(name: "flexible")
}

nonisolated extension View {
    /// Buttons keep the width of their style, with a finding where another is asked for.
    @ViewBuilder
    public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        if sizing == .automatic { self } else { snapshotFinding("buttons keep the width of their style") }
    }
}
