/// Whether the items of a `Flex` stand in several lines where one is too short (`flex-wrap`).
public nonisolated enum FlexWrap: String, CaseIterable, Hashable, Sendable {
    /// All items stand in one line and may overflow it; the default.
    case nowrap
    /// An item that has no room begins a new line, below or after the one before.
    case wrap
    /// An item that has no room begins a new line, above or before the one before.
    case wrapReverse = "wrap-reverse"
}
