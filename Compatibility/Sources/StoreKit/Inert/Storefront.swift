/// The country whose store is asked; here it is none.
public struct Storefront: Hashable, Identifiable, Sendable {
    public let id: String
    public let countryCode: String

    public static var current: Storefront? { get async { nil } }
    public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}
