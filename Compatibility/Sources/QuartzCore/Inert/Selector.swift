// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation
import Synchronization

/// The name of a method, which Swift on Linux cannot find: `#selector` does not compile there, a name does and calls nothing.
///
/// It is as large as a pointer, and two of a name are the same, so that sources can make keys of it with `unsafeBitCast`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    private let name: SelectorName

    public init(_ name: String) {
        self.name = .named(name)
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public var description: String { name.text }

    public static func == (a: Selector, b: Selector) -> Bool { a.name === b.name }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name.text)
    }
}

/// A name that lives as long as the process, as those do that Objective-C's runtime registers.
private final class SelectorName: Sendable {
    private static let registered = Mutex<[String: SelectorName]>([:])

    let text: String

    private init(_ text: String) {
        self.text = text
    }

    static func named(_ text: String) -> SelectorName {
        registered.withLock { names in
            if let name = names[text] { return name }
            let name = SelectorName(text)
            names[text] = name
            return name
        }
    }
}

/// The selector of a name, which calls nothing.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

// Messages by their names, which Objective-C's runtime finds.
extension NSObject {
    /// Never: no method is known by its name here.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { false }

    /// Never: no method is known by its name here.
    @_disfavoredOverload
    public class func responds(to aSelector: Selector!) -> Bool { false }

    /// Nothing: no method is known by its name here.
    @_disfavoredOverload
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }

    /// Nothing: no method is known by its name here.
    @_disfavoredOverload
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }

    /// The class's name, with its module where it is not one of the system's.
    @_disfavoredOverload
    public class func description() -> String {
        let module = String(reflecting: self).prefix { $0 != "." }
        let isOfSystem = ["Foundation", "QuartzCore", "UIKit"].contains(module)
        return isOfSystem ? "\(self)" : "\(module).\(self)"
    }

    /// Nothing: no method is known by its name here.
    @_disfavoredOverload
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }

    /// Does nothing: no method is known by its name here.
    @_disfavoredOverload
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}

    /// Does nothing, since nothing is performed later.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}

    /// Does nothing, since nothing is performed later.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}
}
