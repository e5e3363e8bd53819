import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum CountBadge_Definition: ViewDefinition {
    static var componentName: String { "Count badge" }
    static var canvas: SnapshotCanvas { .ideal.margin(8) }

    static var contentVariants: ContentVariants {
        CountBadge(1).named("One digit")
        CountBadge(42).named("Two digits").modes([.light])
        CountBadge(128).named("Too many").modes([.light])
        Image(.cart).font(.barIcon).foregroundStyle(.ink).padding(Spacing.small)
            .overlay(alignment: .topTrailing) { CountBadge(3) }
            .named("On an icon")
            .modes(.adding(.everyday))
    }
}
