/// Where to go on looking.
public struct CategoriesModule: Decodable, Sendable {
    public struct Category: Decodable, Hashable, Sendable {
        public let title: String
        public let image: String
        public let destination: Destination
    }

    public let header: ModuleHeader?
    public let categories: [Category]
}
