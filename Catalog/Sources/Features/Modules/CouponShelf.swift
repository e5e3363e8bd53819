import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Coupons below each other.
struct CouponShelf: View {
    let module: CouponsModule

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.large) {
            ShelfHeader(header: module.header)
            ForEach(module.coupons) { CouponCard(coupon: $0) }
        }
    }
}
