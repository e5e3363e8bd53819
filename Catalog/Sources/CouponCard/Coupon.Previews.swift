import Vitrine

extension Coupon {
    /// Coupons of the catalogue's content.
    enum Previews {
        static var shopCouponThreeImages: Coupon {
            get throws { try Resources.content("coupons/shop-three-images.json") }
        }
        static var shopCouponTwoImages: Coupon {
            get throws { try Resources.content("coupons/shop-two-images.json") }
        }
        static var listingCoupon: Coupon { get throws { try Resources.content("coupons/listing.json") } }
        static var claimed: Coupon { get throws { try Resources.content("coupons/claimed.json") } }
        static var expired: Coupon { get throws { try Resources.content("coupons/expired.json") } }
        static var longText: Coupon { get throws { try Resources.content("coupons/long-text.json") } }
    }
}
