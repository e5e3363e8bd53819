import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ListingCarousel_Definition: ViewDefinition {
    static var componentName: String { "Listing carousel" }
    static var canvas: SnapshotCanvas { .margin(0) }
    static var modes: ModeSelection { [.coarse] }

    static var contentVariants: ContentVariants {
        get throws {
            try carousel(.Previews.mixed).named("Mixed states").modes([
                .light.references(.sidecars), .coarse.rightToLeft,
            ])
            try carousel(.Previews.withFooter).named("With a footer")
            try carousel(.Previews.one).named("A single listing").modes(.adding(.everyday))
            try carousel(.Previews.mixed)
                .environment(\.experiments, .priceFirst)
                .named("Experiment: price first")
        }
    }

    private static func carousel(_ module: ListingsModule) -> some View {
        ListingCarousel(module: module).padding(.vertical)
    }
}
