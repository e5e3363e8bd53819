extension Coupon {
    /// Coupons of the catalogue's content.
    public enum Previews {
        public static var shopCouponThreeImages: Coupon {
            get throws { try MockServer.payload("coupons/shop-three-images.json") }
        }
        public static var shopCouponTwoImages: Coupon {
            get throws { try MockServer.payload("coupons/shop-two-images.json") }
        }
        public static var listingCoupon: Coupon {
            get throws { try MockServer.payload("coupons/listing.json") }
        }
        public static var claimed: Coupon { get throws { try MockServer.payload("coupons/claimed.json") } }
        public static var expired: Coupon { get throws { try MockServer.payload("coupons/expired.json") } }
        public static var longText: Coupon { get throws { try MockServer.payload("coupons/long-text.json") } }
    }
}
