@_exported public import CoreGraphics

// The keys of attributes, which are those of UIKit.
public let kCTFontAttributeName: CFString = "NSFont"
public let kCTForegroundColorAttributeName: CFString = "NSColor"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTTrackingAttributeName: CFString = "CTTracking"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
