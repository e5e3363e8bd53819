public import Foundation

/// The app: it opens nothing.
@MainActor @preconcurrency
public final class UIApplication: NSObject {
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public static let shared = UIApplication()

    nonisolated public static let openSettingsURLString = "app-settings:"
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")

    public let applicationState = State.active
    public let preferredContentSizeCategory = UIContentSizeCategory.large
    public let userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    public func canOpenURL(_ url: URL) -> Bool { false }

    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        completionHandler?(false)
    }
}

/// Copies nothing.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    public var string: String?
    public var url: URL?
}
