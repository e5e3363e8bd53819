// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

// The types of Core Foundation that values of Foundation are cast to, `url as CFURL`; here they are those values.
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFTypeRef = AnyObject
public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFError = NSError
/// What an error says.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! { error?.localizedDescription }
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error?.code ?? 0 }
public func CFErrorGetDomain(_ error: CFError!) -> CFString! { error?.domain }

public typealias CFIndex = Int

public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFNumber = NSNumber

// The keys of a bundle's description.
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

public let CGRectNull = CGRect.null
public let CGRectZero = CGRect.zero
public let CGRectInfinite = CGRect.infinite

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Calls the function: without the Objective-C runtime nothing waits to be released.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

// Dispatch's units of time.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000

// Bounds of `stdint.h` that the compiler does not read from the C library.
public let INT16_MIN: Int32 = -32_768
public let INT32_MIN: Int32 = -2_147_483_648
public let INT64_MIN: Int64 = .min
public let INT64_MAX: Int64 = .max
public let UINT64_MAX: UInt64 = .max

public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect { first.intersection(second) }

public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.intersects(second) }

public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.contains(second) }

public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
}

public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
}

public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
