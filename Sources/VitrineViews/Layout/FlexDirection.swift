/// Which way the items of a `Flex` follow each other (`flex-direction`); a row starts at the leading edge.
public nonisolated enum FlexDirection: String, CaseIterable, Hashable, Sendable {
    /// Along the direction of reading; the default.
    case row
    /// Against the direction of reading, from the trailing edge on.
    case rowReverse = "row-reverse"
    /// From top to bottom.
    case column
    /// From bottom to top.
    case columnReverse = "column-reverse"
}
