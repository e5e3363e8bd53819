public import Foundation
public import Vitrine

/// A picture, whose pixels nobody has here: `Image` shows it.
public final class CGImage: Sendable {
    public let width: Int
    public let height: Int
    package let picture: Image?

    package init(width: Int, height: Int, picture: Image? = nil) {
        self.width = width
        self.height = height
        self.picture = picture
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    /// Pixels are made where the picture is shown, so that there are none to be read here.
    public var dataProvider: CGDataProvider? { nil }

    /// The part of the picture within a rectangle of pixels; nothing where they do not meet.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty else { return nil }
        let whole = (picture ?? Image(systemName: "image of pixels")).resizable()
            .frame(width: CGFloat(width), height: CGFloat(height))
            .offset(x: -part.minX, y: -part.minY)
            .frame(width: part.width, height: part.height, alignment: .topLeading)
            .clipped()
        return CGImage(
            width: Int(part.width), height: Int(part.height),
            picture: Image(DrawnPicture(whole, size: part.size)))
    }
}

extension Image {
    /// Which of a picture's edges is the upper one.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// A picture as it is; it is not turned.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self = cgImage.picture ?? Image(systemName: "image of pixels")
    }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
    /// As without an order.
    public static let byteOrderDefault: CGBitmapInfo = []
}

public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high, medium
}

public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
    case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker
    case plusLighter
}
