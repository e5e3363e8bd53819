import MarketplaceDesign
import Vitrine

enum Avatar_Definition: ViewDefinition {
    static var canvas: SnapshotCanvas { .ideal.margin(8) }

    static var contentVariants: ContentVariants {
        Avatar("Mei Tanaka", image: "avatar-mei", size: .small).named("Small").modes([.light])
        Avatar("Mei Tanaka", image: "avatar-mei").named("Medium").modes([.light])
        Avatar("Mei Tanaka", image: "avatar-mei", size: .large, isOnline: true).named("Large, online")
        Avatar("Jonas Weber").named("Initials")
            .modes(.adding(.everyday))
        Avatar("Nordlicht", size: .large).named("One initial").modes([.light])
    }
}
