import MarketplaceModel
import Vitrine

/// What a thing costs, with what it used to cost.
public struct PriceLabel: View {
    private let price: Price
    /// Shown only if it is higher.
    private let formerPrice: Price?
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    public init(price: Price, formerPrice: Price? = nil) {
        self.price = price
        self.formerPrice = formerPrice
    }

    public var body: some View {
        if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 0) { prices }
        } else {
            HStack(alignment: .firstTextBaseline, spacing: Spacing.snug) { prices }
        }
    }

    @ViewBuilder private var prices: some View {
        Text(price.cents == 0 ? String(localized: "Free") : price.formatted(locale: locale))
            .font(.price)
            .foregroundStyle(isReduced ? .sale : .ink)
            .monospacedDigit()
            .lineLimit(1)
        if let formerPrice, isReduced {
            Text(formerPrice.formatted(locale: locale))
                .font(.formerPrice)
                .foregroundStyle(.mutedInk)
                .monospacedDigit()
                .strikethrough()
                .lineLimit(1)
        }
    }

    private var isReduced: Bool {
        formerPrice.map { $0.cents > price.cents } ?? false
    }
}
