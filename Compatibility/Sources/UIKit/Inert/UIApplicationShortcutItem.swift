public import Foundation

/// The icon of an entry of the Home Screen's menu, which is not shown.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
    override fileprivate init() {}

    public convenience init(systemImageName: String) {
        self.init()
    }

    public convenience init(templateImageName: String) {
        self.init()
    }
}

/// An entry of the Home Screen's menu, which is not shown.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public let icon: UIApplicationShortcutIcon?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil,
        icon: UIApplicationShortcutIcon? = nil, userInfo: [String: Any]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
    }
}
