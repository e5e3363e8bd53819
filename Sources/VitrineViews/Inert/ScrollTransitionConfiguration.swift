/// When a view would change as it scrolls into its viewport.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()

    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        animated
    }
    /// Without effect: nothing scrolls in a picture.
    public func threshold(_ threshold: Double) -> ScrollTransitionConfiguration { self }
}
