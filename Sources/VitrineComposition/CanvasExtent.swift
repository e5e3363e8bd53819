public import VitrineGeometry

/// What a component is proposed and how large its canvas is; lengths are points and include the margin.
public enum CanvasExtent: Hashable, Sendable {
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
}
