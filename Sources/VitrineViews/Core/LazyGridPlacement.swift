/// Where a cell of a lazy grid stands.
package nonisolated enum LazyGridPlacement: String, Sendable {
    /// In the track after that of the cell before, or in the next line where there is none.
    case inNextTrack = "in next track"
    /// In the first track of a line, as the first view of a section.
    case startingLine = "starting line"
    /// In a line of its own, as a header or a footer.
    case acrossAllTracks = "across all tracks"
}
