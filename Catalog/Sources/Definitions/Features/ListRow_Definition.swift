import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ListRow_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        get throws {
            try ListRow(row: .Previews.language)
                .named("Value and chevron")
                .modes(.adding(.everyday(and: .mirrored, .largeText(.accessibility3))))
            try ListRow(row: .Previews.order)
                .named("Thumbnail and badge")
                .modes(.adding(.everyday(and: .mirrored, .largeText(.accessibility3))))
            try ListRow(row: .Previews.conversation).named("Unread messages")
            try ListRow(row: .Previews.notifications).named("Switched on")
            try ListRow(row: .Previews.location).named("Switched off, disabled")
            try ListRow(row: .Previews.longText).named("Long text")
            try ListRow(row: .Previews.titleOnly).named("Title only")
        }
    }
}
