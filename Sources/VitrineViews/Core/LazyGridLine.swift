/// Which line of a lazy grid a cell stands in.
package nonisolated enum LazyGridLine: String, Sendable {
    /// That of the cell before, where there is a track left.
    case current
    /// A new one, as the first view of a section.
    case new
    /// One of its own, as a header or a footer.
    case whole
}
