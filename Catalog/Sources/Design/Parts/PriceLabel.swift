import MarketplaceModel
import Vitrine

/// What a thing costs, with what it used to cost.
public struct PriceLabel: View {
    private let price: Price
    /// Shown only if it is higher.
    private let formerPrice: Price?
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
        Group {
            if price.cents == 0 { Text("Free") } else { PriceText(price) }
        }
        .font(.price)
        .foregroundStyle(isReduced ? .sale : .ink)
        if let formerPrice, isReduced {
            PriceText(formerPrice)
                .font(.formerPrice)
                .foregroundStyle(.mutedInk)
                .strikethrough()
        }
    }

    private var isReduced: Bool {
        formerPrice.map { $0.cents > price.cents } ?? false
    }
}
