import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Whatever a module shows; the one place that knows which view a module is.
///
/// Modules go from edge to edge, so that what scrolls sideways can; all others keep the page's margin.
public struct ModuleView: View {
    private let module: Module
    private let stores: ScreenStores

    public init(module: Module, stores: ScreenStores = ScreenStores()) {
        self.module = module
        self.stores = stores
    }

    public var body: some View {
        switch module {
        case .carousel(let listings): ListingCarousel(module: listings)
        case .categories(let categories): CategoryShelf(module: categories)
        case .photos(let photos): PhotoCarousel(module: photos)
        case .segments(let segments): SegmentsView(module: segments)
        default: inset.padding(.horizontal, Spacing.large)
        }
    }

    @ViewBuilder private var inset: some View {
        switch module {
        case .search(let search): SearchField(module: search)
        case .hero(let hero): HeroCard(hero: hero)
        case .banner(let banner): BannerView(module: banner)
        case .grid(let listings): ListingShelf(module: listings)
        case .coupons(let coupons): CouponShelf(module: coupons)
        case .rows(let rows): RowList(module: rows)
        case .listingTitle(let title): ListingTitle(module: title)
        case .options: stores.options.map { OptionsView(store: $0) }
        case .shop(let shop): ShopCard(shop: shop)
        case .text(let text): TextBlock(module: text)
        case .tags(let tags): TagShelf(module: tags)
        case .reviews(let reviews): ReviewShelf(module: reviews)
        case .cart: stores.cart.map { CartView(store: $0) }
        case .summary(let summary):
            if let cart = stores.cart {
                summary.following(cart.value).map { OrderSummary(module: $0) }
            } else {
                OrderSummary(module: summary)
            }
        case .articles(let articles): ArticleList(module: articles)
        case .activities(let activities): ActivityFeed(module: activities)
        case .empty(let empty): EmptyModuleView(module: empty)
        case .unknown(let type): UnknownPart(.module, type: type)
        case .carousel, .categories, .photos, .segments: EmptyView()
        }
    }
}
