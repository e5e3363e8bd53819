public import Foundation
public import QuartzCore

extension NotificationCenter {
    /// The selector's method is never called.
    public func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {}
}

extension Timer {
    /// A timer that never fires.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer { Timer(timeInterval: timeInterval, repeats: false) { _ in } }
}

extension NSValue {
    /// No notification comes with a frame here.
    public var cgRectValue: CGRect { .zero }
    public var cgSizeValue: CGSize { .zero }
    public var cgPointValue: CGPoint { .zero }
}
