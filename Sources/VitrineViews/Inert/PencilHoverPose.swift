public import Foundation

/// How a pencil would be held over a view.
public nonisolated struct PencilHoverPose: Hashable, Sendable {
    public let location: CGPoint
    /// In shares of the view.
    public let anchor: UnitPoint
    /// From the display, from 0 to 1.
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}
