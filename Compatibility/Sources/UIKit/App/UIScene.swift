// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation
public import Vitrine

/// A part of the app that is shown by itself.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public let activationState = ActivationState.foregroundActive
    public let session = UISceneSession()
    open var title: String! = ""
    open weak var delegate: (any UISceneDelegate)?

    nonisolated public static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification")
}

/// Told of a scene's life, which a picture does not have.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

    public func sceneDidDisconnect(_ scene: UIScene) {}

    public func sceneDidBecomeActive(_ scene: UIScene) {}

    public func sceneWillResignActive(_ scene: UIScene) {}

    public func sceneWillEnterForeground(_ scene: UIScene) {}

    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

open class UIWindowScene: UIScene {
    public internal(set) var windows: [UIWindow] = []
    public var keyWindow: UIWindow? { windows.first }
    public let screen = UIScreen.main
    public let interfaceOrientation = UIInterfaceOrientation.portrait
    public let traitCollection = UITraitCollection.current
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The bar with the time, which pictures of components do not have.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    public let statusBarFrame = CGRect.zero
    public let isStatusBarHidden = true
    public let statusBarStyle = UIStatusBarStyle.default
}
