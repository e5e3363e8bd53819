/// Which way the items of a `Flex` follow each other (`flex-direction`); a row starts at the leading edge.
public nonisolated enum FlexDirection: String, CaseIterable, Hashable, Sendable {
    case row
    case rowReverse = "row-reverse"
    case column
    case columnReverse = "column-reverse"
}
