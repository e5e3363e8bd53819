/// How a container arranges its children; lengths are points.
package nonisolated enum ContainerLayout: Sendable {
    case horizontal(VerticalAlignment, spacing: Double?)
    case vertical(HorizontalAlignment, spacing: Double?)
    case overlapping(Alignment)
    case lazyHorizontal(VerticalAlignment, spacing: Double?)
    case lazyVertical(HorizontalAlignment, spacing: Double?)
    case grid(LazyGridLayout)
    case table(TableLayout)
    case flex(FlexLayout)
    case scroll(Axis.Set)
    case firstThatFits(Axis.Set)
    /// Takes what is proposed; children stand at the leading top corner.
    case proposal
    case custom(CustomArrangement)
}
