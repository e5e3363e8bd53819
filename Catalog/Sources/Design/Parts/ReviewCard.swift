import MarketplaceModel
import Vitrine

/// What one buyer says.
public struct ReviewCard: View {
    private let review: Review
    @Environment(\.locale) private var locale

    public init(_ review: Review) {
        self.review = review
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            FittingStack(spacing: .medium) {
                HStack(spacing: Spacing.medium) {
                    Avatar(review.author, image: review.avatar, size: .small)
                    VStack(alignment: .leading, spacing: Spacing.hair) {
                        Text(review.author).font(.fieldTitle).foregroundStyle(.ink)
                        if let date = review.date {
                            Text(date.formatted(locale: locale, withYear: true))
                                .font(.caption)
                                .foregroundStyle(.mutedInk)
                        }
                    }
                    Spacer(minLength: 0)
                }
                stars
            }
            AdaptiveStack(alignment: .top, spacing: .medium) {
                Text(review.text)
                    .font(.prose)
                    .foregroundStyle(.ink)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if let image = review.image {
                    Photo(image)
                        .frame(width: Extent.thumbnail * 1.5, height: Extent.thumbnail * 1.5)
                        .clipShape(RoundedRectangle(cornerRadius: Radius.photo))
                }
            }
        }
        .padding(Spacing.large)
        .overlay {
            RoundedRectangle(cornerRadius: Radius.card).strokeBorder(.line, lineWidth: Extent.hairline)
        }
    }

    private var stars: some View {
        HStack(spacing: 0) {
            ForEach(0..<5) { index in
                Image(.filledStar).foregroundStyle(index < review.stars ? .star : .line)
            }
        }
        .font(.caption)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(review.stars) of 5 stars")
    }
}
