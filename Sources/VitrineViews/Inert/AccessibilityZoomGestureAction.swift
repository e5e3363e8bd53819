public import Foundation

/// A zoom that assistive technology would ask for.
public nonisolated struct AccessibilityZoomGestureAction: Sendable {
    public enum Direction: Hashable, Sendable {
        case zoomIn, zoomOut
    }

    public let direction: Direction
    /// In shares of the element.
    public let location: UnitPoint
    /// In the window.
    public let point: CGPoint
}
