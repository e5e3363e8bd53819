/// Where the bar of tabs stands.
public nonisolated struct TabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let topBar = TabBarPlacement(name: "topBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
    public static let ornament = TabBarPlacement(name: "ornament")
}
