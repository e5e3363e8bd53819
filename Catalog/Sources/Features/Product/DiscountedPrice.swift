import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A large price, with what is saved.
struct DiscountedPrice: View {
    let price: Price
    let formerPrice: Price?
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.small) {
            Text(price.formatted(locale: locale))
                .font(.largePrice)
                .foregroundStyle(percent == nil ? .ink : .sale)
                .monospacedDigit()
            if let formerPrice, let percent {
                Text(formerPrice.formatted(locale: locale))
                    .font(.prose)
                    .foregroundStyle(.mutedInk)
                    .monospacedDigit()
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
