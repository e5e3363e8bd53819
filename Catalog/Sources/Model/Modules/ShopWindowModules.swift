/// A field to search with, as on the top of the home screen.
public struct SearchModule: Decodable, Sendable {
    public let prompt: String
    /// What has been typed already.
    public let query: String?
}

/// Parts of a screen that exclude each other.
public struct SegmentsModule: Decodable, Sendable {
    public let titles: [String]
    public let selected: Int
}

/// A large picture with a promise.
public struct HeroModule: Decodable, Sendable {
    public let image: String
    public let title: String
    public let subtitle: String?
    public let link: PageLink?
}

/// News in a few words.
public struct BannerModule: Decodable, Sendable {
    public let title: String
    public let text: String?
    public let icon: Icon
    public let kind: BadgeContent.Kind
    public let link: PageLink?
}

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

/// Things for sale, in a grid or side by side.
public struct ListingsModule: Decodable, Sendable {
    public let header: ModuleHeader
    public let listings: [Listing]
    public let footer: ModuleFooter?

    public init(header: ModuleHeader, listings: [Listing], footer: ModuleFooter? = nil) {
        self.header = header
        self.listings = listings
        self.footer = footer
    }
}

/// Coupons below each other.
public struct CouponsModule: Decodable, Sendable {
    public let header: ModuleHeader
    public let coupons: [Coupon]
}

/// Rows below each other.
public struct RowsModule: Decodable, Sendable {
    public let header: ModuleHeader?
    public let rows: [Row]
    public let footer: ModuleFooter?

    enum CodingKeys: CodingKey {
        case header, footer
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        header = try container.decodeIfPresent(ModuleHeader.self, forKey: .header)
        footer = try container.decodeIfPresent(ModuleFooter.self, forKey: .footer)
        rows = [Row](try NetworkPage(from: decoder))
    }
}

/// Nothing, and what can be done about that.
public struct EmptyModule: Decodable, Sendable {
    public let icon: Icon
    public let title: String
    public let text: String?
    public let link: PageLink?
}
