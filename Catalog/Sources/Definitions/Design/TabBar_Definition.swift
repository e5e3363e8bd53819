import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum TabBar_Definition: ViewDefinition {
    static var componentName: String { "Tab bar" }
    static var canvas: SnapshotCanvas { .margin(0) }

    static var contentVariants: ContentVariants {
        TabBar(selected: .home).named("Home").modes(.adding([.mirrored]))
        TabBar(selected: .favorites).named("Favorites").modes([.light])
        TabBar(selected: .deals, unread: [.updates: 3]).named("Unread updates")
            .modes(.adding(.everyday))
        TabBar(selected: .updates, unread: [.updates: 128]).named("Very many updates").modes([.light])
        TabBar(selected: .home, unread: [.updates: 3]).named("Landscape").modes([.landscapePhone])
    }
}
