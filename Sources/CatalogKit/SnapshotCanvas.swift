/// The surface on which a snapshot shows its component.
///
/// Widths and heights of a canvas include its margin: on a canvas of 375 pt with the margin of 16 pt a
/// component is proposed 343 pt.
public struct SnapshotCanvas: Hashable, Sendable {
    /// What decides how large the canvas is.
    public enum Extent: Hashable, Sendable {
        /// As wide as the mode, as high as the component wants to be at that width.
        case modeWidth
        /// What the component wants if it may choose.
        case ideal
        /// The least that the component can do with.
        case minimum
        /// So many points wide, as high as the component wants to be at that width.
        case width(Double)
        /// Just so many points.
        case fixed(width: Double, height: Double)
        /// The mode's width and height; the component is proposed what the system does not cover of them.
        case device
        /// As of a device, but for the axes on which the component does not fill what it is proposed: there the canvas is as
        /// long as the component and its margin.
        case croppedDevice
    }

    /// What is left free at each edge unless something else is said, in points; shadows need it.
    public static let standardMargin = 16.0

    /// What the canvas's size follows from.
    public var extent: Extent
    /// What is left free at each edge, in points.
    public var margin: Double

    /// Traps if the margin is negative or not finite.
    public init(_ extent: Extent, margin: Double = standardMargin) {
        precondition(margin >= 0 && margin.isFinite, "a margin is not negative")
        self.extent = extent
        self.margin = margin
    }

    /// As wide as the mode, margin included, and as high as the component.
    public static let modeWidth = SnapshotCanvas(.modeWidth)
    /// As large as the component wants to be on both axes.
    public static let ideal = SnapshotCanvas(.ideal)
    /// As small as the component can be on both axes.
    public static let minimum = SnapshotCanvas(.minimum)
    /// The whole of a device, without a margin.
    public static let device = SnapshotCanvas(.device, margin: 0)
    /// The whole of a device, cropped where the component does not fill it.
    public static let croppedDevice = SnapshotCanvas(.croppedDevice)

    /// Just so many points wide, margin included, and as high as the component.
    public static func width(_ width: Double, margin: Double = standardMargin) -> SnapshotCanvas {
        SnapshotCanvas(.width(width), margin: margin)
    }

    /// Just so many points on both axes, margin included.
    public static func fixed(
        _ width: Double, _ height: Double, margin: Double = standardMargin
    ) -> SnapshotCanvas {
        SnapshotCanvas(.fixed(width: width, height: height), margin: margin)
    }

    /// As wide as the mode, with another margin.
    public static func margin(_ margin: Double) -> SnapshotCanvas {
        SnapshotCanvas(.modeWidth, margin: margin)
    }

    /// The same canvas with another margin.
    public func margin(_ margin: Double) -> SnapshotCanvas {
        SnapshotCanvas(extent, margin: margin)
    }
}
