// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation
public import Vitrine

/// Which red, green and blue are meant; all are shown in sRGB.
public final class CGColorSpace: Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    public let name: String?
    public var numberOfComponents: Int { name == Self.genericGrayGamma2_2 ? 1 : 3 }

    public convenience init?(name: String) {
        self.init(named: name)
    }

    fileprivate init(named name: String) {
        self.name = name
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(named: CGColorSpace.sRGB) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(named: CGColorSpace.genericGrayGamma2_2)
}

extension CGColor {
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The same colour, seen through as much.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let parts = components, parts.count == 4 else { return nil }
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// The same colour: all are in sRGB.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? { self }
}

/// What would become of colours that a space lacks.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
