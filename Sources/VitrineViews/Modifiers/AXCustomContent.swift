/// How much a piece of custom content matters.
public nonisolated enum AXCustomContent {
    public enum Importance: Hashable, Sendable {
        case `default`, high
    }
}
