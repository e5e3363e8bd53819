import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum CouponCard_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        get throws {
            try CouponCard(coupon: .Previews.shopCouponThreeImages)
                .named("Shop coupon, three images")
                .modes([.light, .dark, .coarse.rightToLeft, .coarse.dynamicTypeSize(.accessibility3)])
            try CouponCard(coupon: .Previews.shopCouponTwoImages).named("Shop coupon, two images").modes([
                .light
            ])
            try CouponCard(coupon: .Previews.listingCoupon)
                .named("Listing coupon")
                .modes(.adding(.everyday(and: .coarse.rightToLeft, .coarse.dynamicTypeSize(.accessibility3))))
            try CouponCard(coupon: .Previews.claimed).named("Claimed").modes(
                .adding([.harbor, .darkHarbor]))
            try CouponCard(coupon: .Previews.expired).named("Expired").modes(.only(.everyday(and: .light)))
            try CouponCard(coupon: .Previews.longText).named("Long text").modes([.light])
        }
    }
}
