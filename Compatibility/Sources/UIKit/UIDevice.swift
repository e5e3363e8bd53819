public import Foundation

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
}

/// The telephone that pictures are made as if they were on.
public final class UIDevice: NSObject, Sendable {
    public static let current = UIDevice()

    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let name = "iPhone"
    public let model = "iPhone"
    public let systemName = "iOS"
    public let systemVersion = "26.0"

    /// Whether it has a screen of a telephone.
    public var isMultitaskingSupported: Bool { true }
}

/// The screen of the default mode; what a picture's size depends on comes from the environment instead.
public final class UIScreen: NSObject, Sendable {
    public static let main = UIScreen()

    public let bounds = CGRect(x: 0, y: 0, width: 375, height: 812)
    public let scale: CGFloat = 2
    public let traitCollection = UITraitCollection.current

    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    public var nativeScale: CGFloat { scale }
}
