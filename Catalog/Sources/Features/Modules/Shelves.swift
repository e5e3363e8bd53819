import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A heading whose link performs the action that leads there.
struct ShelfHeader: View {
    let header: ModuleHeader?
    @Environment(\.performAction) private var performAction

    var body: some View {
        if let header {
            SectionHeader(header) { performAction(.open($0)) }
        }
    }
}

/// What stands below a module.
struct ShelfFooter: View {
    let footer: ModuleFooter?
    @Environment(\.performAction) private var performAction

    var body: some View {
        if let footer {
            VStack(spacing: Spacing.small) {
                if let text = footer.text {
                    Text(text)
                        .font(.caption)
                        .foregroundStyle(.mutedInk)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                if let link = footer.link {
                    Button {
                        performAction(.open(link.destination))
                    } label: {
                        Text(link.title).frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.action(.secondary))
                }
            }
        }
    }
}

/// Things for sale side by side, from edge to edge.
public struct ListingCarousel: View {
    private let module: ListingsModule

    public init(module: ListingsModule) {
        self.module = module
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            ShelfHeader(header: module.header).padding(.horizontal, Spacing.large)
            ScrollView(.horizontal) {
                HStack(alignment: .top, spacing: Spacing.medium) {
                    ForEach(module.listings) { listing in
                        ListingCard(listing: listing).frame(width: Extent.carouselCard)
                    }
                }
                .padding(.horizontal, Spacing.large)
            }
            ShelfFooter(footer: module.footer).padding(.horizontal, Spacing.large)
        }
    }
}

/// Things for sale in as many columns as there is room for.
public struct ListingShelf: View {
    private let module: ListingsModule
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    public init(module: ListingsModule) {
        self.module = module
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            ShelfHeader(header: module.header)
            LazyVGrid(columns: [column], spacing: Spacing.wide) {
                ForEach(module.listings) { ListingCard(listing: $0) }
            }
            ShelfFooter(footer: module.footer).padding(.top, Spacing.small)
        }
    }

    private var column: GridItem {
        dynamicTypeSize.isAccessibilitySize
            ? GridItem(.flexible(), alignment: .top)
            : GridItem(.adaptive(minimum: Extent.carouselCard), spacing: Spacing.medium, alignment: .top)
    }
}

/// Coupons below each other.
struct CouponShelf: View {
    let module: CouponsModule

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.large) {
            ShelfHeader(header: module.header)
            ForEach(module.coupons) { CouponCard(coupon: $0) }
        }
    }
}

/// Where to go on looking, side by side from edge to edge.
public struct CategoryShelf: View {
    private let module: CategoriesModule
    @Environment(\.performAction) private var performAction

    public init(module: CategoriesModule) {
        self.module = module
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            ShelfHeader(header: module.header).padding(.horizontal, Spacing.large)
            ScrollView(.horizontal) {
                HStack(alignment: .top, spacing: Spacing.medium) {
                    ForEach(module.categories, id: \.self) { category in
                        CategoryTile(category) { performAction(.open(category.destination)) }
                    }
                }
                .padding(.horizontal, Spacing.large)
            }
        }
    }
}

/// Rows below each other.
public struct RowList: View {
    private let module: RowsModule

    public init(module: RowsModule) {
        self.module = module
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            ShelfHeader(header: module.header)
            VStack(spacing: 0) {
                ForEach(module.rows) { RowView(row: $0) }
            }
            ShelfFooter(footer: module.footer)
        }
    }
}

/// Words to go on searching with, as many in a line as fit.
struct TagShelf: View {
    let module: TagsModule
    @Environment(\.performAction) private var performAction

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            ShelfHeader(header: module.header)
            Flex(wrap: .wrap, gap: Spacing.small) {
                ForEach(module.tags, id: \.self) { tag in
                    Chip(tag) { performAction(.open(.category(tag))) }
                }
            }
        }
    }
}

/// What buyers say, after what they say on average.
struct ReviewShelf: View {
    let module: ReviewsModule

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            VStack(alignment: .leading, spacing: Spacing.snug) {
                ShelfHeader(header: module.header)
                RatingStars(rating: module.rating)
            }
            ForEach(module.reviews) { ReviewCard($0) }
            ShelfFooter(footer: module.footer)
        }
    }
}

/// Words below a heading.
struct TextBlock: View {
    let module: TextModule
    @Environment(\.performAction) private var performAction

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            ShelfHeader(header: module.header)
            Text(module.text)
                .font(.prose)
                .lineSpacing(3)
                .foregroundStyle(.ink)
            if let link = module.link {
                Button(link.title) { performAction(.open(link.destination)) }
                    .buttonStyle(.quiet)
            }
        }
    }
}
