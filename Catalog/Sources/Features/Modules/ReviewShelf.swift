import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// What buyers say, after what they say on average.
struct ReviewShelf: View {
    let module: ReviewsModule

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            VStack(alignment: .leading, spacing: Spacing.snug) {
                ShelfHeader(header: module.header)
                RatingStars(rating: module.rating)
            }
            ForEach(module.reviews) { ReviewCard($0) }
            ShelfFooter(footer: module.footer)
        }
    }
}
