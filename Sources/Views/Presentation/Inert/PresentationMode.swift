/// Whether a view is shown over others, and how it would go.
public nonisolated struct PresentationMode: Sendable {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}
