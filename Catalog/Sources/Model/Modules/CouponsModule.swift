/// Coupons below each other.
public struct CouponsModule: Decodable, Sendable {
    public let header: ModuleHeader
    public let coupons: [Coupon]
}
