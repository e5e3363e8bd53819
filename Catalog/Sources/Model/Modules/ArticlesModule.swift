/// Something to read.
public struct ArticlesModule: Decodable, Sendable {
    public struct Article: Decodable, Identifiable, Hashable, Sendable {
        public let id: String
        public let title: String
        public let teaser: String?
        public let image: String
        public let topic: String
        public let minutes: Int
    }

    public let header: ModuleHeader?
    public let articles: [Article]
}
