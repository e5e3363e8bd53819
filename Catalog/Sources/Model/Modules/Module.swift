/// A part of a screen, which a server puts together.
///
/// In JSON a module is `{"type": "hero", "hero": {…}}`. A field that a module cannot do without is an error with its path;
/// one that it can do without leaves its part out; a type that this version of the app does not know is kept by its name.
public enum Module: Sendable {
    case search(SearchModule)
    case segments(SegmentsModule)
    case hero(HeroModule)
    case banner(BannerModule)
    case categories(CategoriesModule)
    case grid(ListingsModule)
    case carousel(ListingsModule)
    case coupons(CouponsModule)
    case rows(RowsModule)
    case photos(PhotosModule)
    case listingTitle(ListingTitleModule)
    case options(OptionsModule)
    case shop(ShopModule)
    case text(TextModule)
    case tags(TagsModule)
    case reviews(ReviewsModule)
    case cart(CartModule)
    case summary(SummaryModule)
    case articles(ArticlesModule)
    case activities(ActivitiesModule)
    case empty(EmptyModule)
    case unknown(type: String)
}

extension Module: Decodable {
    public init(from decoder: any Decoder) throws {
        let item = try TypedItem(from: decoder)
        self =
            switch item.type {
            case "search": .search(try item.payload())
            case "segments": .segments(try item.payload())
            case "hero": .hero(try item.payload())
            case "banner": .banner(try item.payload())
            case "categories": .categories(try item.payload())
            case "grid": .grid(try item.payload())
            case "carousel": .carousel(try item.payload())
            case "coupons": .coupons(try item.payload())
            case "rows": .rows(try item.payload())
            case "photos": .photos(try item.payload())
            case "listingTitle": .listingTitle(try item.payload())
            case "options": .options(try item.payload())
            case "shop": .shop(try item.payload())
            case "text": .text(try item.payload())
            case "tags": .tags(try item.payload())
            case "reviews": .reviews(try item.payload())
            case "cart": .cart(try item.payload())
            case "summary": .summary(try item.payload())
            case "articles": .articles(try item.payload())
            case "activities": .activities(try item.payload())
            case "empty": .empty(try item.payload())
            default: .unknown(type: item.type)
            }
    }
}
