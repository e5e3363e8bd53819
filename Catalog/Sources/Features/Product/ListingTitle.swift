import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// What a thing is called, who sells it, and what buyers think of it.
struct ListingTitle: View {
    let module: ListingTitleModule
    @Environment(\.performAction) private var performAction

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.snug) {
            if let badge = module.badge { Badge(badge) }
            Text(module.title)
                .font(.pageTitle)
                .foregroundStyle(.ink)
                .accessibilityAddTraits(.isHeader)
            FittingStack(spacing: .medium) {
                Button(module.shop) { performAction(.open(.shop(name: module.shop))) }
                    .buttonStyle(.quiet)
                RatingStars(rating: module.rating)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
