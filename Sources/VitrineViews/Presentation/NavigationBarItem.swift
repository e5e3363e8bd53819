/// Names of the ways in which a navigation bar shows its title.
public nonisolated struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, large
    }
}
