/// How a `LazyVGrid` or a `LazyHGrid` arranges its children.
package nonisolated struct LazyGridLayout: Sendable {
    /// Whether the tracks are columns, as in a `LazyVGrid`.
    package var isVertical: Bool
    package var tracks: [GridItem]
    package var alignment: Alignment
    package var spacing: Double?

    package init(isVertical: Bool, tracks: [GridItem], alignment: Alignment, spacing: Double?) {
        self.isVertical = isVertical
        self.tracks = tracks
        self.alignment = alignment
        self.spacing = spacing
    }
}
