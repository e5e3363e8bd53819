/// The container that a background is of; widgets and split views show none here.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
    public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
    public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
        name: "subscriptionStoreFullHeight")
}

/// The backgrounds that views ask of the containers around them.
enum ContainerBackgroundsKey: PreferenceKey {
    static var defaultValue: [ContainerBackgroundPlacement: AnyView] { [:] }

    /// The first view of several decides.
    static func reduce(
        value: inout [ContainerBackgroundPlacement: AnyView],
        nextValue: () -> [ContainerBackgroundPlacement: AnyView]
    ) {
        value.merge(nextValue()) { first, _ in first }
    }
}
