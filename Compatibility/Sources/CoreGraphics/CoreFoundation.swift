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
public typealias CFError = NSError
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

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
