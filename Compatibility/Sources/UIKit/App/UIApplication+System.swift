public import Foundation

/// A task that would go on while the app is not in front.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app may work while it is not in front.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
}

extension UIApplication {
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public static let backgroundFetchIntervalNever = TimeInterval.infinity
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")

    public var isProtectedDataAvailable: Bool { true }
    public var isRegisteredForRemoteNotifications: Bool { false }
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    public var supportsMultipleScenes: Bool { false }
    public var supportsAlternateIcons: Bool { false }
    public var alternateIconName: String? { nil }

    /// Without effect: an app has one icon.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {}

    /// Without effect: nothing goes on in the background.
    public func beginBackgroundTask(
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }

    /// Without effect: nothing goes on in the background.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }

    /// Without effect: nothing goes on in the background.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Without effect: nothing is sent to a picture.
    public func unregisterForRemoteNotifications() {}

    /// Without effect: nothing is sent to a picture.
    public func beginReceivingRemoteControlEvents() {}

    /// Without effect: nothing is sent to a picture.
    public func endReceivingRemoteControlEvents() {}
}
