import Vitrine

struct Coupon {
    enum Size: CaseIterable { case small, large }

    enum Previews {
        static var shopCoupon: Coupon { get throws { Coupon() } }
        static var longTitle: Coupon { get throws { Coupon() } }
        static func listingCoupon(_ size: Size) throws -> Coupon { Coupon() }
    }
}

struct CouponCard: View {
    let coupon: Coupon
    var body: some View { Color.red }
}
