public import Foundation

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5, vision
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The telephone that pictures are made as if they were on.
public final class UIDevice: NSObject, Sendable {
    public static let current = UIDevice()

    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let name = "iPhone"
    public let model = "iPhone"
    public let systemName = "iOS"
    public let systemVersion = "26.0"
    public let orientation = UIDeviceOrientation.portrait
    public let identifierForVendor: UUID? = nil
    public let batteryLevel: Float = 1
    public let batteryState = BatteryState.full
    /// Not watched, whatever is set.
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Not watched, whatever is set.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether something is near to the screen; nothing is.
    public let proximityState = false

    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")

    public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    public func beginGeneratingDeviceOrientationNotifications() {}

    public func endGeneratingDeviceOrientationNotifications() {}

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
    public var brightness: CGFloat { 1 }
    /// Whether somebody records what is shown.
    public var isCaptured: Bool { false }
    public static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    public var maximumFramesPerSecond: Int { 60 }
}
