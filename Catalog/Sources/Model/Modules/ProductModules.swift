/// The pictures of a thing, one at a time.
public struct PhotosModule: Decodable, Sendable {
    public let images: [String]
    /// The place of the shown one.
    public let shown: Int?
    public let isFavorite: Bool
    /// The listing that the heart is about.
    public let listing: String
}

/// What a thing is called, and what buyers think of it.
public struct ListingTitleModule: Decodable, Sendable {
    public let title: String
    public let shop: String
    public let rating: Rating
    public let badge: BadgeContent?
}

/// What a buyer chooses before buying: variations, each with choices, and how many.
public struct OptionsModule: Decodable, Sendable {
    public struct Choice: Decodable, Identifiable, Hashable, Sendable {
        public let id: String
        public let title: String
        /// What the choice adds to the price, in hundredths; nothing where it costs the same.
        public let surcharge: Int?
        public let isSoldOut: Bool?
    }

    public struct Variation: Decodable, Identifiable, Hashable, Sendable {
        public let id: String
        public let title: String
        public let choices: [Choice]
    }

    public let listing: String
    public let price: Price
    public let formerPrice: Price?
    public let note: String?
    public let variations: [Variation]
    /// How many one buyer can have.
    public let maximum: Int
}

/// Who sells.
public struct ShopModule: Decodable, Sendable {
    public let name: String
    public let image: String
    public let place: String
    public let rating: Rating
    /// Such as "Replies within a few hours".
    public let note: String?
    public var isFollowed: Bool
}

/// Words below a heading.
public struct TextModule: Decodable, Sendable {
    public let header: ModuleHeader
    public let text: String
    /// The end of a text that is longer than its beginning.
    public let link: PageLink?
}

/// Words to go on searching with.
public struct TagsModule: Decodable, Sendable {
    public let header: ModuleHeader
    public let tags: [String]
}

/// What buyers say.
public struct ReviewsModule: Decodable, Sendable {
    public let header: ModuleHeader
    public let rating: Rating
    public let reviews: [Review]
    public let footer: ModuleFooter?
}

/// What one buyer says.
public struct Review: Decodable, Identifiable, Hashable, Sendable {
    public let id: String
    public let author: String
    public let avatar: String?
    /// 1…5.
    public let stars: Int
    public let date: String
    public let text: String
    public let image: String?
}
