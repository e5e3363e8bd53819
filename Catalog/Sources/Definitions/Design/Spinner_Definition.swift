import MarketplaceDesign
import Vitrine

enum Spinner_Definition: ViewDefinition {
    static var canvas: SnapshotCanvas { .ideal.margin(8) }

    static var contentVariants: ContentVariants {
        Spinner().foregroundStyle(.accent).named("Accent")
            .modes(.adding(.everyday))
        Spinner().foregroundStyle(.mutedInk).named("Muted")
        Spinner().foregroundStyle(.onPhoto).padding(Spacing.small).background(.photoWell, in: Circle())
            .named("On a photo")
            .modes([.light])
        Spinner().scaleEffect(2).padding(Spacing.small).foregroundStyle(.accent).named("Large").modes([.light]
        )
    }
}
