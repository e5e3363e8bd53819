public import CoreGraphics
import QuartzCore

/// How round the corners of a view are.
public struct UICornerConfiguration: Hashable, Sendable {
    fileprivate let topLeft: UICornerRadius?
    fileprivate let topRight: UICornerRadius?
    fileprivate let bottomLeft: UICornerRadius?
    fileprivate let bottomRight: UICornerRadius?

    /// Ends as round as they can be.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        corners(radius: .fixed(maximumRadius ?? 10_000))
    }

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(radius: radius)
    }

    public static func corners(
        topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
            bottomRight: bottomRightRadius)
    }
}

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    fileprivate let points: CGFloat

    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }

    /// The least radius: what lies around a view does not count.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(points: minimum ?? 0)
    }

    public init(integerLiteral value: Int) {
        self.init(points: CGFloat(value))
    }

    public init(floatLiteral value: Double) {
        self.init(points: CGFloat(value))
    }

    private init(points: CGFloat) {
        self.points = points
    }
}

extension UIView {
    /// Corners of several radii get the greatest of them, and those without any none.
    public var cornerConfiguration: UICornerConfiguration {
        get { .corners(radius: .fixed(layer.cornerRadius)) }
        set {
            let corners: [(UICornerRadius?, CACornerMask)] = [
                (newValue.topLeft, .layerMinXMinYCorner), (newValue.topRight, .layerMaxXMinYCorner),
                (newValue.bottomLeft, .layerMinXMaxYCorner), (newValue.bottomRight, .layerMaxXMaxYCorner),
            ]
            let round = corners.filter { ($0.0?.points ?? 0) > 0 }
            layer.cornerRadius = round.compactMap { $0.0?.points }.max() ?? 0
            layer.maskedCorners = CACornerMask(round.map(\.1))
            if self is UIVisualEffectView { layer.masksToBounds = true }
        }
    }
}
