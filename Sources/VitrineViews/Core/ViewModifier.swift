/// Changes a view; a reusable piece of look.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>

    @ViewBuilder func body(content: Content) -> Body
}

nonisolated extension ViewModifier {
    public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Without effect on pictures and tests.
    public func animation(_ animation: Animation?) -> Self { self }

    /// Without effect on pictures and tests.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}

nonisolated extension View {
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
