/// Whether scrolled content would stay in its place as others change.
public nonisolated struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
    public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}
