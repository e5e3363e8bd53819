import Vitrine

extension Coupon {
    /// Coupons of the catalogue's content.
    public enum Previews {
        public static var shopCouponThreeImages: Coupon {
            get throws { try Resources.content("coupons/shop-three-images.json") }
        }
        public static var shopCouponTwoImages: Coupon {
            get throws { try Resources.content("coupons/shop-two-images.json") }
        }
        public static var listingCoupon: Coupon {
            get throws { try Resources.content("coupons/listing.json") }
        }
        public static var claimed: Coupon { get throws { try Resources.content("coupons/claimed.json") } }
        public static var expired: Coupon { get throws { try Resources.content("coupons/expired.json") } }
        public static var longText: Coupon { get throws { try Resources.content("coupons/long-text.json") } }
    }
}
