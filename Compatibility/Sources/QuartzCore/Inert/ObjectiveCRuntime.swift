// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

import Foundation

/// A method of a class, as Objective-C's runtime knows it; here it knows none.
public struct Method: Hashable, Sendable {}

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Does nothing: no method is called by its name here.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// What a method does, which nothing can be put in the place of.
public typealias IMP = OpaquePointer

public func method_getImplementation(_ m: Method) -> IMP? { nil }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Nothing is added.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Nothing is replaced.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

public func object_getClass(_ object: Any?) -> AnyClass? { (object as AnyObject?).map { type(of: $0) } }

/// Keeps other code out while it works with an object, as long as it does the same.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    lock(of: object).lock()
    return 0
}

@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    lock(of: object).unlock()
    return 0
}

/// The lock of an object, the same each time; a few objects share one.
private func lock(of object: Any) -> NSRecursiveLock {
    locks[abs(ObjectIdentifier(object as AnyObject).hashValue % locks.count)]
}

private let locks = (0..<64).map { _ in NSRecursiveLock() }
