import MarketplaceFeatures
import MarketplaceModel
import Vitrine

/// Each kind of row that a list can have.
enum RowView_Definition: ViewDefinition {
    static var componentName: String { "Row" }

    static var contentVariants: ContentVariants {
        get throws {
            RowView(row: Row.Previews.title).named("Title").modes(.only(.everyday(and: .coarse)))
            try RowView(row: Row.Previews.basic).named("Basic").modes([.coarse])
            RowView(row: Row.Previews.ad).named("Ad").modes(.only(.everyday(and: .light, .coarse.dark)))
            RowView(row: .ad(Ad.Previews.textOnly)).named("Ad without a picture").modes([.coarse])
            RowView(row: Row.Previews.button).named("Button").modes([.coarse])
            RowView(row: Row.Previews.checkbox).named("Checkbox").modes([.coarse])
            try RowView(row: Row.Previews.listing).named("Listing")
                .modes(.adding(.everyday(and: .mirrored)))
            try RowView(row: Row.Previews.soldOutListing).named("Listing, sold out").modes([.coarse])
            RowView(row: Row.Previews.image).named("Image").modes([.coarse])
            RowView(row: Row.Previews.chips).named("Chips")
            try RowView(row: Row.Previews.carousel).named("Carousel").modes([.coarse])
            RowView(row: Row.Previews.divider).named("Divider").modes([.coarse])
            RowView(row: Row.Previews.loading).named("Loading").modes([.coarse])
            RowView(row: Row.Previews.error).named("Error")
                .modes(.adding(.everyday))
            RowView(row: Row.Previews.unknown).named("Unknown")
                .modes(.adding(.everyday))
        }
    }
}
