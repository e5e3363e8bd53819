/// Whether a view is shown over others, and how it would go.
public nonisolated struct PresentationMode: Sendable {
    public let isPresented: Bool
    private(set) var isDismissed = false

    init(isPresented: Bool) {
        self.isPresented = isPresented
    }

    public mutating func dismiss() { isDismissed = true }
}
