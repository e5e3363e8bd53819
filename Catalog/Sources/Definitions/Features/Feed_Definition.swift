import MarketplaceDesign
import MarketplaceFeatures
import MarketplaceModel
import Vitrine

/// Two worlds in one list: rows that are views, and cards that draw themselves and came with the app.
enum Feed_Definition: ViewDefinition {
    static var modes: ModeSelection { [.light, .coarse.dark] }

    static var contentVariants: ContentVariants {
        get throws {
            try feed(order, .card(.teapot), language, .card(.basket)).named("Rows and old cards").modes(
                .adding(.everyday))
            feed(.card(.teapot), .card(.basket)).named("Old cards alone")
            try feed(
                .row(BasicRow.Previews.order, style: .card), .card(.teapot),
                .row(BasicRow.Previews.language, style: .card)
            )
            .named("Rows on grounds of their own")
            try screen(feed(language, .card(.basket), order, .card(.teapot)))
                .named("On a screen")
                .canvas(.device)
                .modes(.only(.devices(and: .coarsePhone)))
        }
    }

    private typealias Entry = Feed<OldOffer, OldOfferCard>.Entry

    private static var order: Entry { get throws { .row(try BasicRow.Previews.order) } }
    private static var language: Entry { get throws { .row(try BasicRow.Previews.language) } }

    private static func screen(_ feed: some View) -> some View {
        VStack(spacing: 0) {
            NavigationBar(.Previews.large)
            ScrollView { feed.padding(.horizontal, Spacing.large) }
            TabBar(selected: .favorites)
        }
        .background(.surface)
    }

    private static func feed(_ entries: Entry...) -> some View {
        Feed(entries) { OldOfferCard(offer: $0) }
    }
}
