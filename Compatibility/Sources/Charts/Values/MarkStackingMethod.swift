/// How marks at the same place share it.
public enum MarkStackingMethod: Sendable {
    /// On top of each other.
    case standard
    /// On top of each other, as parts of the whole.
    case normalized
    /// On top of each other, around the middle.
    case center
    /// In front of each other.
    case unstacked
}
