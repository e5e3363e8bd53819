import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A large picture with a promise on it.
public struct HeroCard: View {
    private let hero: HeroModule
    @Environment(\.performAction) private var performAction

    public init(hero: HeroModule) {
        self.hero = hero
    }

    public var body: some View {
        Photo(hero.image)
            .frame(height: Extent.hero)
            .frame(maxWidth: .infinity)
            .overlay {
                LinearGradient(
                    colors: [.black.opacity(0.16), .black.opacity(0.74)], startPoint: .top, endPoint: .bottom)
            }
            .overlay(alignment: .bottomLeading) { promise }
            .clipShape(RoundedRectangle(cornerRadius: Radius.card))
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }

    private var promise: some View {
        VStack(alignment: .leading, spacing: Spacing.snug) {
            Text(hero.title).font(.heroTitle)
            if let subtitle = hero.subtitle {
                Text(subtitle).font(.prose)
            }
            if let link = hero.link {
                Button(link.title) { performAction(.open(link.destination)) }
                    .buttonStyle(.prominent)
                    .padding(.top, Spacing.tight)
            }
        }
        .foregroundStyle(.white)
        .padding(Spacing.large)
    }
}

/// News that lead to a page.
struct BannerView: View {
    let module: BannerModule
    @Environment(\.performAction) private var performAction

    var body: some View {
        Banner(module) { performAction(.open($0)) }
    }
}

/// Nothing, and what can be done about that.
struct EmptyModuleView: View {
    let module: EmptyModule
    @Environment(\.performAction) private var performAction

    var body: some View {
        EmptyState(module.title, text: module.text, icon: module.icon, actionTitle: module.link?.title) {
            if let link = module.link { performAction(.open(link.destination)) }
        }
    }
}

/// A field to search with that keeps what is typed.
struct SearchField: View {
    let module: SearchModule
    @State private var query: String

    init(module: SearchModule) {
        self.module = module
        _query = State(initialValue: module.query ?? "")
    }

    var body: some View {
        SearchBar(module.prompt, text: $query, isActive: module.query != nil) { query = "" }
    }
}

/// The parts of a screen, of which one is shown.
struct SegmentsView: View {
    let module: SegmentsModule
    @State private var selection: Int

    init(module: SegmentsModule) {
        self.module = module
        _selection = State(initialValue: module.selected)
    }

    var body: some View {
        SegmentedControl(module.titles, selection: $selection)
    }
}
