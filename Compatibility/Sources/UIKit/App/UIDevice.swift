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

/// The telephone that pictures are made as if they were on, of which code without an actor may ask everything.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    nonisolated private static let standard = UIDevice()

    nonisolated open class var current: UIDevice { standard }

    override public nonisolated init() {}

    nonisolated open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    nonisolated open var name: String { "iPhone" }
    nonisolated open var model: String { "iPhone" }
    nonisolated open var localizedModel: String { "iPhone" }
    nonisolated open var systemName: String { "iOS" }
    nonisolated open var systemVersion: String { "26.0" }
    nonisolated open var orientation: UIDeviceOrientation { .portrait }
    nonisolated open var isGeneratingDeviceOrientationNotifications: Bool { false }
    nonisolated open var identifierForVendor: UUID? { nil }
    nonisolated open var batteryLevel: Float { 1 }
    nonisolated open var batteryState: BatteryState { .full }
    /// Not watched, whatever is set.
    nonisolated open var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Not watched, whatever is set.
    nonisolated open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether something is near to the screen; nothing is.
    nonisolated open var proximityState: Bool { false }
    /// Whether it has a screen of a telephone.
    nonisolated open var isMultitaskingSupported: Bool { true }

    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    nonisolated open func beginGeneratingDeviceOrientationNotifications() {}

    nonisolated open func endGeneratingDeviceOrientationNotifications() {}

    /// Plays no sound.
    nonisolated open func playInputClick() {}
}

/// The screen of the phone that previews stand on, whatever screen a picture is of: code keeps its size in constants, which would be
/// those of the picture that comes first.
public final class UIScreen: NSObject, Sendable {
    public static let main = UIScreen()

    public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    public let scale: CGFloat = 2
    static let cornerRadius: CGFloat = 55
    public let traitCollection = UITraitCollection.current

    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    public var nativeScale: CGFloat { scale }
    public var brightness: CGFloat { 1 }
    /// Whether what is shown is being recorded.
    public var isCaptured: Bool { false }
    public static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    public var maximumFramesPerSecond: Int { 60 }
}
