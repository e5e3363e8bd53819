// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

/// A method of a class, as Objective-C's runtime knows it; here it knows none.
public struct Method: Hashable, Sendable {}

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Does nothing: no method is called by its name here.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
