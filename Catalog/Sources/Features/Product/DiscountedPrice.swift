import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A large price, with what is saved.
struct DiscountedPrice: View {
    let price: Price
    let formerPrice: Price?

    var body: some View {
        FittingStack(alignment: .firstTextBaseline, spacing: .small) {
            PriceText(price)
                .font(.largePrice)
                .foregroundStyle(percent == nil ? .ink : .sale)
            if let formerPrice, let percent {
                PriceText(formerPrice)
                    .font(.prose)
                    .foregroundStyle(.mutedInk)
                    .strikethrough()
                Badge(String(localized: "\(percent)% off"), kind: .sale)
            }
        }
    }

    /// How much is saved, in whole percent; nothing where nothing is.
    private var percent: Int? {
        guard let formerPrice, formerPrice.cents > price.cents else { return nil }
        return (formerPrice.cents - price.cents) * 100 / formerPrice.cents
    }
}
