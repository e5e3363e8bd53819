/// What buyers say.
public struct ReviewsModule: Decodable, Sendable {
    public let header: ModuleHeader
    public let rating: Rating
    public let reviews: [Review]
    public let footer: ModuleFooter?
}
