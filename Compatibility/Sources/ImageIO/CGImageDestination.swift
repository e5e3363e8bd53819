// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import CoreGraphics
public import Foundation

/// A file that pictures would be written to; there is none, since the pixels of a picture are made where it is shown.
public final class CGImageDestination {
    private init() {}
}

public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { nil }

public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { nil }

public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {}

public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {}

public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {}

/// Nothing has been written.
@discardableResult
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }

public let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
