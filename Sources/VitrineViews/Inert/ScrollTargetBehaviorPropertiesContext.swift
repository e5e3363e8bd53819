/// What a scroll view is like when it would be scrolled.
public nonisolated struct ScrollTargetBehaviorPropertiesContext {
    public let axes: Axis.Set
    public let environment: EnvironmentValues
}
