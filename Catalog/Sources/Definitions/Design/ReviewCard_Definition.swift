import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum ReviewCard_Definition: ViewDefinition {
    static var componentName: String { "Review card" }

    static var contentVariants: ContentVariants {
        ReviewCard(.Previews.withPhoto)
            .named("With a photo")
            .modes(.adding(.everyday(and: .mirrored, .largeText(.accessibility2))))
        ReviewCard(.Previews.short).named("Short, four stars")
        ReviewCard(.Previews.long).named("Long text").modes([.light])
        ReviewCard(.Previews.bad).named("One star").modes([.light])
    }
}
