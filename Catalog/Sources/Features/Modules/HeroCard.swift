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
        promise
            .frame(maxWidth: .infinity, minHeight: Extent.hero, alignment: .bottomLeading)
            .background {
                Photo(hero.image)
                    .overlay {
                        LinearGradient(
                            colors: [.black.opacity(0.16), .black.opacity(0.74)], startPoint: .top,
                            endPoint: .bottom)
                    }
            }
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
