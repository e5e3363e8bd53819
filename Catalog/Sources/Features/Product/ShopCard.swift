import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Who sells, and whether one wants to hear of them.
public struct ShopCard: View {
    private let shop: ShopModule
    @Environment(\.performAction) private var performAction
    @Environment(\.session) private var session

    public init(shop: ShopModule) {
        self.shop = shop
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            HStack(spacing: Spacing.medium) {
                Avatar(shop.name, image: shop.image, size: .large)
                VStack(alignment: .leading, spacing: Spacing.tight) {
                    Text(shop.name).font(.couponTitle).foregroundStyle(.ink)
                    Text(shop.place).font(.rowDetail).foregroundStyle(.mutedInk)
                    RatingStars(rating: shop.rating)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            if let note = shop.note {
                Label {
                    Text(note)
                } icon: {
                    Image(.clock).accessibilityHidden(true)
                }
                .font(.rowDetail)
                .foregroundStyle(.mutedInk)
            }
            Button {
                performAction(.follow(shop: shop.name))
            } label: {
                HStack(spacing: Spacing.small) {
                    Image(isFollowed ? .check : .plus).font(.control).accessibilityHidden(true)
                    Text(isFollowed ? "Following" : "Follow shop")
                }
                .frame(maxWidth: .infinity)
            }
            .buttonStyle(.action(.secondary))
        }
        .padding(Spacing.large)
        .background(.surface, in: RoundedRectangle(cornerRadius: Radius.card))
        .overlay {
            RoundedRectangle(cornerRadius: Radius.card).strokeBorder(.line, lineWidth: Extent.hairline)
        }
    }

    private var isFollowed: Bool { shop.isFollowed != session.toggledShops.contains(shop.name) }
}
