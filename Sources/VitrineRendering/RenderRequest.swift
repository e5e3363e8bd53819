public import VitrineGeometry
public import VitrineViews

/// A component with the circumstances under which it is shown.
public struct RenderRequest: Sendable {
    /// What the component is proposed and how large its canvas is; lengths are points and include the margin.
    public enum Extent: Hashable, Sendable {
        /// As wide as said, as high as the component wants to be at that width.
        case width(Double)
        /// Just as large as said.
        case fixed(width: Double, height: Double)
        /// What the component wants if it may choose.
        case ideal
        /// The least that the component can do with.
        case minimum
        /// What is free on a screen; the margin is that of a cropped one.
        case screen(Screen)
    }

    /// The screen of a device.
    public struct Screen: Hashable, Sendable {
        /// From edge to edge.
        public var size: Size
        /// How much the system covers along the edges.
        public var safeArea: Insets
        /// Whether the canvas ends at the component, with its margin, on axes on which that does not fill what is free.
        public var isCropped: Bool

        public init(size: Size, safeArea: Insets, isCropped: Bool) {
            self.size = size
            self.safeArea = safeArea
            self.isCropped = isCropped
        }
    }

    public var view: @MainActor @Sendable () throws -> any View
    public var environment: @Sendable () -> EnvironmentValues
    public var extent: Extent
    /// What is left free at each edge.
    public var margin: Double
    /// Device pixels per point.
    public var scale: Double
    /// Whether pictures, colours and fonts that cannot be had are findings and not a failure, as in Xcode's previews.
    public var goesOnWithoutResources = false

    public init(
        view: @escaping @MainActor @Sendable () throws -> any View,
        environment: @escaping @Sendable () -> EnvironmentValues, extent: Extent, margin: Double = 16,
        scale: Double = 2
    ) {
        self.view = view
        self.environment = environment
        self.extent = extent
        self.margin = margin
        self.scale = scale
    }
}
