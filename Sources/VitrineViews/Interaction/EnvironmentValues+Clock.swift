extension EnvironmentValues {
    /// The time that views wait by: the system's, and in a test the one that the test moves.
    public var clock: any Clock<Duration> {
        get { self[ClockKey.self] }
        set { self[ClockKey.self] = newValue }
    }
}

private enum ClockKey: EnvironmentKey { static var defaultValue: any Clock<Duration> { ContinuousClock() } }
