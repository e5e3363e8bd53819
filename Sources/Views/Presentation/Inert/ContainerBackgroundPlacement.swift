/// The container that a background would be of.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}
