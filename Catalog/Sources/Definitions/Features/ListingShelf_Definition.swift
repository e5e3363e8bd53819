import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ListingShelf_Definition: ViewDefinition {
    static var componentName: String { "Listing shelf" }

    static var contentVariants: ContentVariants {
        get throws {
            try ListingShelf(module: .Previews.mixed).named("On a tablet").modes([.coarse.size(width: 744)])
            try ListingShelf(module: .Previews.withFooter).named("With a footer").modes([
                .coarse, .coarse.dark,
            ])
            try ListingShelf(module: .Previews.one).named("A single listing").modes(
                .only(.everyday(and: .coarse)))
            try ListingShelf(module: .Previews.withFooter)
                .environment(\.experiments, .priceFirst)
                .named("Experiment: price first")
                .modes([.coarse])
        }
    }
}
