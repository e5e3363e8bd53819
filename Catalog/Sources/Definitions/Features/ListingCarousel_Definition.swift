import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ListingCarousel_Definition: ViewDefinition {
    static var componentName: String { "Listing carousel" }
    static var canvas: SnapshotCanvas { SnapshotCanvas(.modeWidth, margin: 0) }

    static var contentVariants: ContentVariants {
        get throws {
            try ListingCarousel(module: .Previews.mixed).padding(.vertical).named("Mixed states").modes(
                .adding([.rightToLeft]))
            try ListingCarousel(module: .Previews.withFooter).padding(.vertical).named("With a footer").modes(
                [.light])
            try ListingCarousel(module: .Previews.one).padding(.vertical).named("A single listing").modes([
                .light
            ])
            try ListingCarousel(module: .Previews.mixed).padding(.vertical)
                .environment(\.experiments, .priceFirst)
                .named("Experiment: price first")
                .modes([.coarse])
        }
    }
}
