/// How a window could be resized.
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    public static let automatic = WindowResizability(name: "automatic")
    public static let contentSize = WindowResizability(name: "contentSize")
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
