/// Whether the items of a `Flex` stand in several lines where one is too short (`flex-wrap`).
public nonisolated enum FlexWrap: String, CaseIterable, Hashable, Sendable {
    case nowrap, wrap
    case wrapReverse = "wrap-reverse"
}
