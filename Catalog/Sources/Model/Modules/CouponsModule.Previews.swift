import Vitrine

extension CouponsModule {
    /// Made of the coupons' own previews.
    public enum Previews {
        public static var forYou: CouponsModule {
            get throws {
                CouponsModule(
                    header: ModuleHeader(
                        title: String(localized: "Deals for you"),
                        subtitle: String(localized: "From shops that you follow")),
                    coupons: [try Coupon.Previews.listingCoupon])
            }
        }
    }
}
