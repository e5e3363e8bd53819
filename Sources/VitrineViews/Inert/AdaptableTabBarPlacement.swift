/// Where tabs stand that adapt to the width.
public nonisolated struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
}
