public import Foundation

/// How large the surface of a preview is.
public enum PreviewLayout: Hashable, Sendable {
    /// The whole of the device.
    case device
    /// What the view wants if it may choose.
    case sizeThatFits
    /// So many points.
    case fixed(width: CGFloat, height: CGFloat)
}
