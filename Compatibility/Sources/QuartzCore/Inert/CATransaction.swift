// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import CoreGraphics

/// Changes that would be shown together.
public enum CATransaction {
    public static func begin() {}

    public static func commit() {}

    public static func flush() {}

    public static func setDisableActions(_ flag: Bool) {}

    public static func disableActions() -> Bool { false }

    public static func setAnimationDuration(_ duration: CFTimeInterval) {}

    public static func animationDuration() -> CFTimeInterval { 0.25 }

    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

    /// Calls the function at once: nothing is animated.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        block?()
    }
}

/// The time of a picture, which does not pass.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
