/// When a view would change as it scrolls into its viewport.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view would be seen when it has changed.
    public struct Threshold: Sendable {
        public static let visible = Threshold()
        public static let hidden = Threshold()
        public static let centered = Threshold()

        public static func visible(_ amount: Double) -> Threshold { visible }

        public func inset(by distance: Double) -> Threshold { self }

        public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    }

    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()

    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        animated
    }

    public static func interactive(
        timingCurve: UnitCurve = .easeInOut
    ) -> ScrollTransitionConfiguration { interactive }

    /// Without effect: nothing scrolls in a picture.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    /// Without effect: nothing scrolls in a picture.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}
