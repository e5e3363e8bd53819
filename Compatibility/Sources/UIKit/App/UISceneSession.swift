public import Foundation
public import Vitrine

/// How the system would remember a scene that is not shown.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    public let role = Role.windowApplication
    public let persistentIdentifier = ""
    public let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    open var userInfo: [String: Any]?
}

/// What a scene would be made of.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        self.role = sessionRole
    }
}

extension UIScene {
    /// Why a scene is connected: nobody has asked for anything.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext> = []
        public let userActivities: Set<NSUserActivity> = []
        public let sourceApplication: String? = nil
        public let shortcutItem: UIApplicationShortcutItem? = nil
    }
}

@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    public let url: URL

    public init(url: URL) {
        self.url = url
    }
}
