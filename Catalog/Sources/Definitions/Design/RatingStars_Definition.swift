import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum RatingStars_Definition: ViewDefinition {
    static var componentName: String { "Rating stars" }
    static var canvas: SnapshotCanvas { .ideal }

    static var contentVariants: ContentVariants {
        RatingStars(rating: .init(average: 5, count: 12)).named("All five").modes([.light])
        RatingStars(rating: .init(average: 4.3, count: 1204))
            .named("Between two")
            .modes(.adding(.everyday(and: .mirrored, .largeText(.accessibility3))))
        RatingStars(rating: .init(average: 0.5, count: 1)).named("Half a star").modes([.light])
        RatingStars(rating: .init(average: 0, count: 0)).named("No reviews")
            .modes(.adding(.everyday))
    }
}
