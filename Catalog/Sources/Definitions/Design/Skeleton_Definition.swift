import MarketplaceDesign
import Vitrine

enum Skeleton_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        Skeleton(.row).named("Row").modes(.adding(.everyday(and: .mirrored)))
        Skeleton(.card).named("Card").canvas(.width(208))
        Skeleton(.banner).named("Banner")
        HStack(alignment: .top, spacing: Spacing.medium) {
            Skeleton(.card)
            Skeleton(.card)
        }
        .named("Grid")
        .modes([.light])
    }
}
