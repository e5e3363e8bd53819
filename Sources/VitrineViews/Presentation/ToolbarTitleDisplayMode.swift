/// How a bar shows the title of its screen.
public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let ofNavigationBar: NavigationBarItem.TitleDisplayMode
    private let name: String

    private init(name: String, ofNavigationBar: NavigationBarItem.TitleDisplayMode) {
        self.name = name
        self.ofNavigationBar = ofNavigationBar
    }

    public static let automatic = ToolbarTitleDisplayMode(name: "automatic", ofNavigationBar: .automatic)
    public static let inline = ToolbarTitleDisplayMode(name: "inline", ofNavigationBar: .inline)
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge", ofNavigationBar: .inline)
    public static let large = ToolbarTitleDisplayMode(name: "large", ofNavigationBar: .large)
}
