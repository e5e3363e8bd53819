public import Foundation

/// How often something wants to be drawn, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// The display's rhythm, which a picture does not have: the target is never called.
open class CADisplayLink {
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default

    public init(target: Any, selector: Selector) {}

    open var timestamp: TimeInterval { 0 }
    open var targetTimestamp: TimeInterval { duration }
    /// Of a display with 60 frames per second, in seconds.
    open var duration: TimeInterval { 1 / 60 }

    open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    open func invalidate() {}
}
