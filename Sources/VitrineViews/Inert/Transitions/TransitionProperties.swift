/// What is known of a transition.
public nonisolated struct TransitionProperties: Sendable {
    /// Whether it moves what comes and goes.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}
