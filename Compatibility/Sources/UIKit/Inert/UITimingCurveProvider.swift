public import Foundation

/// How an animation speeds up and slows down; changes are made at once.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: AnyObject {}

/// A curve of two control points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint

    public init(animationCurve curve: UIView.AnimationCurve) {
        self.animationCurve = curve
        self.controlPoint1 = .zero
        self.controlPoint2 = CGPoint(x: 1, y: 1)
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        self.animationCurve = .easeInOut
        self.controlPoint1 = point1
        self.controlPoint2 = point2
    }
}

/// A curve of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public let initialVelocity: CGVector

    override public convenience init() {
        self.init(dampingRatio: 1)
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        self.initialVelocity = velocity
    }

    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        self.initialVelocity = velocity
    }
}
