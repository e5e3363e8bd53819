import Foundation

/// A whole screen as a server sends it.
public struct Screen: Decodable, Identifiable, Sendable {
    public let id: String
    public let navigation: NavigationContent?
    /// The tab that is shown; nothing where no tab bar is.
    public let tab: AppTab?
    public let modules: [Module]
    /// What stands there instead where a phone lies on its side.
    private let landscapeModules: [Module]?
    public let bottomBar: BottomBarContent?

    /// The parts for a phone that stands or lies.
    public func modules(isLandscape: Bool) -> [Module] {
        isLandscape ? landscapeModules ?? modules : modules
    }
}

extension Screen {
    /// The screen that a server has sent as JSON; a ``PayloadError`` says where something is wrong with it.
    public init(payload: Data) throws {
        self = try JSONDecoder.payload(Screen.self, from: payload)
    }
}
