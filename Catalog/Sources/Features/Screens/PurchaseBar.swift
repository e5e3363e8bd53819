import Foundation
import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// The bar below a product or a cart: what it comes to, and how to go on.
struct PurchaseBar: View {
    let bar: BottomBarContent
    let stores: ScreenStores
    @Environment(\.performAction) private var performAction
    @Environment(\.experiments) private var experiments
    @Environment(\.locale) private var locale
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        BottomBar {
            FittingStack(spacing: .large) {
                VStack(alignment: .leading, spacing: Spacing.hair) {
                    PriceText(price)
                        .font(.pageTitle)
                        .foregroundStyle(.ink)
                    if let note {
                        Text(note).font(.caption).foregroundStyle(.mutedInk)
                    }
                }
                .lineLimit(1)
                .frame(maxWidth: isWide ? .infinity : nil, alignment: .leading)
                Button {
                    perform()
                } label: {
                    Text(title).frame(maxWidth: .infinity)
                }
                .buttonStyle(.action(.primary))
                .frame(maxWidth: isWide ? Extent.wideButton : nil)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }

    private var isWide: Bool { horizontalSizeClass == .regular }

    /// Follows what is chosen on the screen.
    private var price: Price { stores.options?.value.price ?? stores.cart?.value.subtotal ?? bar.price }

    /// What the price is for.
    private var note: String? {
        if let cart = stores.cart?.value {
            return String(localized: "Subtotal, \(cart.count) items")
        }
        return stores.options?.value.chosenTitles.formatted(
            .list(type: .and, width: .narrow).locale(locale)) ?? bar.note
    }

    private var title: String {
        stores.options != nil && experiments.buyButton == .buyNow ? String(localized: "Buy now") : bar.button
    }

    private func perform() {
        if let options = stores.options?.value {
            performAction(.addToCart(listing: options.options.listing, count: options.count))
        }
        performAction(.open(bar.destination))
    }
}
