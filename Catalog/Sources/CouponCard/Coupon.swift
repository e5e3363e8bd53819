/// A coupon as a server sends it.
struct Coupon: Decodable, Identifiable {
    /// Whether the coupon can be used.
    enum State: String, Decodable {
        case available, claimed, expired
    }

    let id: String
    let title: String
    let subtitle: String?
    /// Names of pictures; the first three are shown.
    let images: [String]
    let badge: Badge.Content
    /// What to type in at the checkout; nothing where the coupon works by itself.
    let code: String?
    /// Until when, such as "Ends Nov 30".
    let validity: String
    let state: State
}
