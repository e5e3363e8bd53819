import MarketplaceModel
import Vitrine

/// What buyers think of a thing, in stars, and how many of them said so.
///
/// With large text five stars leave no room for anything else, so that one stands for all and the average beside it.
public struct RatingStars: View {
    private let rating: Rating
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.tokens) private var tokens
    @Environment(\.locale) private var locale

    public init(rating: Rating) {
        self.rating = rating
    }

    public var body: some View {
        // Negative paddings: the first star's own margin would set it off from the texts above and below.
        HStack(spacing: isLarge ? Spacing.small : Spacing.tight) {
            if isLarge, rating.count > 0 {
                Star(fill: 1)
                    .padding(.leading, -tokens[Spacing.tight])
                Text(rating.average.formatted(.number.precision(.fractionLength(1)).locale(locale)))
                    .foregroundStyle(.ink)
            } else if !isLarge {
                HStack(spacing: 0) {
                    ForEach(0..<5) { index in
                        Star(fill: rating.average - Double(index))
                    }
                }
                .padding(.leading, -tokens[Spacing.hair])
            }
            if rating.count > 0 {
                Text("(\(rating.count))")
                    .foregroundStyle(.mutedInk)
            } else {
                Text("No reviews yet")
                    .foregroundStyle(.mutedInk)
            }
        }
        .font(.caption)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(label)
    }

    private var label: String {
        let average = rating.average.formatted(.number.precision(.fractionLength(1)).locale(locale))
        return rating.count == 0
            ? String(localized: "No reviews yet")
            : String(localized: "\(average) of 5 stars, \(rating.count) reviews")
    }

    private var isLarge: Bool { dynamicTypeSize.isAccessibilitySize }
}

/// A star that is filled from its leading edge.
private struct Star: View {
    /// The filled share of the width; 0 and less is nothing, 1 and more is all.
    let fill: Double
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Image(.filledStar)
            .foregroundStyle(.line)
            .overlay {
                if fill > 0 {
                    Image(.filledStar)
                        .foregroundStyle(.star)
                        .clipShape(Portion(share: min(fill, 1), isAtRight: layoutDirection == .rightToLeft))
                }
            }
    }
}

/// A part of the rectangle's width, at its left or at its right.
private struct Portion: Shape {
    let share: Double
    let isAtRight: Bool

    func path(in rect: CGRect) -> Path {
        let width = rect.width * share
        return Path(
            CGRect(
                x: isAtRight ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height)
        )
    }
}
