public import Foundation

// Values by the names of properties, which Objective-C's runtime finds; the names that apps write are mostly private ones.
extension NSObject {
    /// The corner radius of the screen, in points, which packages read by a name that Apple has not published; otherwise nothing: no property is known by
    /// its name here.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        self is UIScreen && key == "_displayCornerRadius" ? UIScreen.cornerRadius : nil
    }

    /// Nothing: no property is known by its name here.
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? { nil }

    /// Does nothing: no property is known by its name here.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) {}

    /// Does nothing: no property is known by its name here.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
