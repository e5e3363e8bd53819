public import Foundation
public import Vitrine

/// Changes are made at once and are finished at once.
extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }

    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    public static var areAnimationsEnabled: Bool { false }

    public static func setAnimationsEnabled(_ enabled: Bool) {}

    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        finish(completion)
    }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        finish(completion)
    }

    /// Changes by an animation of SwiftUI's.
    public static func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        changes()
        finish(completion.map { completion in { _ in completion() } })
    }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        finish(completion)
    }

    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        finish(completion)
    }

    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1024)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2048)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3072)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4096)
    }

    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        finish(completion)
    }

    private static func finish(_ completion: ((Bool) -> Void)?) {
        AnimationEnd.reach { completion?(true) }
    }

    /// Each keyframe's changes are made at once, in their order.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: () -> Void
    ) {
        animations()
    }

    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }
}

/// Where a stopped animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

extension UIView {
    /// None: changes are made at once.
    public class var inheritedAnimationDuration: TimeInterval { 0 }
}

public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

/// An animator whose animations are made as soon as it is started.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []
    open var fractionComplete: CGFloat = 0
    open var isRunning: Bool { false }
    /// Always inactive: animations are made at once.
    open var state: UIViewAnimatingState { .inactive }
    open var isReversed = false
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var duration: TimeInterval { 0 }
    open var delay: TimeInterval { 0 }
    open var pausesOnCompletion = false
    open var scrubsLinearly = true

    override public required init() {}

    public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        super.init()
        if let animations { self.animations.append(animations) }
    }

    public init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        super.init()
        if let animations { self.animations.append(animations) }
    }

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        super.init()
    }

    public init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        super.init()
        if let animations { self.animations.append(animations) }
    }

    /// An animator whose animations have been made.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = self.init()
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    /// The completion is called as soon as the animations are made.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append { completion(.end) }
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        startAnimation()
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        animations.append(animation)
    }

    open func startAnimation() {
        for animation in animations { animation() }
        for completion in completions { AnimationEnd.reach(completion) }
    }

    open func pauseAnimation() {}

    open func stopAnimation(_ withoutFinishing: Bool) {}

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
