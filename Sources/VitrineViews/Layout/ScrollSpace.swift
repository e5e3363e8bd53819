/// The names of scroll views' spaces.
nonisolated enum ScrollSpace: Hashable {
    case any, horizontal, vertical
}
