public import Foundation

/// The observation of a property; the handler is not called for changes, since nothing changes while a picture is made.
public final class NSKeyValueObservation: NSObject {
    override fileprivate init() {}

    public func invalidate() {}
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A property's value when the observation begins.
public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public var oldValue: Value? { nil }
    public var isPrior: Bool { false }
}

/// What can be observed by key path.
public protocol KeyValueObservable {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
    /// Calls the handler once with the current value, where the options ask for that, and never for later changes.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(newValue: value))
        }
        return NSKeyValueObservation()
    }
}
