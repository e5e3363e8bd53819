public import VitrineComposition
public import VitrineViews

/// A component with the circumstances under which it is shown.
public struct RenderRequest: Sendable {
    public var view: @MainActor @Sendable () throws -> any View
    public var environment: @Sendable () -> EnvironmentValues
    public var extent: CanvasExtent
    /// What is left free at each edge.
    public var margin: Double
    /// Device pixels per point.
    public var scale: Double
    /// Whether pictures, colours and fonts that cannot be had are findings and not a failure, as in Xcode's previews.
    public var goesOnWithoutResources = false

    public init(
        view: @escaping @MainActor @Sendable () throws -> any View,
        environment: @escaping @Sendable () -> EnvironmentValues, extent: CanvasExtent, margin: Double = 16,
        scale: Double = 2
    ) {
        self.view = view
        self.environment = environment
        self.extent = extent
        self.margin = margin
        self.scale = scale
    }
}
