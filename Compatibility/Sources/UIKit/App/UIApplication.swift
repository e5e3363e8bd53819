public import Foundation
public import QuartzCore

/// The app: one scene with one window; it opens nothing.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public static let shared = UIApplication()

    public let applicationState = State.active
    public let preferredContentSizeCategory = UIContentSizeCategory.large
    public let userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open weak var delegate: (any UIApplicationDelegate)?
    /// The delegate that was asked for while none was set.
    private var madeDelegate: (any UIApplicationDelegate)?

    /// The delegate, which is made where there is none: no app is started here that would make one.
    ///
    /// Sources that are rewritten for iOS call it where they take the delegate for a type of theirs.
    public func delegate(orElse make: @autoclosure () -> any UIApplicationDelegate)
        -> any UIApplicationDelegate
    {
        if let delegate { return delegate }
        let delegate = make()
        madeDelegate = delegate
        self.delegate = delegate
        return delegate
    }

    public let statusBarFrame = CGRect.zero
    public let statusBarOrientation = UIInterfaceOrientation.portrait
    open var statusBarStyle = UIStatusBarStyle.default
    open var isStatusBarHidden = false

    private let scene: UIWindowScene = {
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        scene.windows = [window]
        return scene
    }()

    public var connectedScenes: Set<UIScene> { [scene] }
    public var windows: [UIWindow] { scene.windows }
    public var keyWindow: UIWindow? { scene.windows.first }

    open func canOpenURL(_ url: URL) -> Bool { false }

    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        completionHandler?(false)
    }

    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool { false }

    open func registerForRemoteNotifications() {}

    open func endEditing(_ force: Bool) {}
}

extension UIApplication {
    nonisolated public static let openSettingsURLString = "app-settings:"
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
}

@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
}
