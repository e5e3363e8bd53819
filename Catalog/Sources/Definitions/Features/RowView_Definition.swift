import MarketplaceFeatures
import MarketplaceModel
import Vitrine

/// Each kind of row that a list can have.
enum RowView_Definition: ViewDefinition {
    static var componentName: String { "Row" }

    static var contentVariants: ContentVariants {
        get throws {
            RowView(row: Row.Previews.title).named("Title").modes([.light])
            try RowView(row: Row.Previews.basic).named("Basic").modes([.light])
            RowView(row: Row.Previews.ad).named("Ad")
            RowView(row: .ad(Ad.Previews.textOnly)).named("Ad without a picture").modes([.light])
            RowView(row: Row.Previews.button).named("Button").modes([.light])
            RowView(row: Row.Previews.checkbox).named("Checkbox").modes([.light])
            try RowView(row: Row.Previews.listing).named("Listing").modes(.adding([.rightToLeft]))
            try RowView(row: Row.Previews.soldOutListing).named("Listing, sold out").modes([.light])
            RowView(row: Row.Previews.image).named("Image").modes([.light])
            RowView(row: Row.Previews.chips).named("Chips")
            try RowView(row: Row.Previews.carousel).named("Carousel").modes([.light])
            RowView(row: Row.Previews.divider).named("Divider").modes([.light])
            RowView(row: Row.Previews.loading).named("Loading").modes([.light])
            RowView(row: Row.Previews.error).named("Error")
            RowView(row: Row.Previews.unknown).named("Unknown")
        }
    }
}
