import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A large picture with a promise on it.
public struct HeroCard: View {
    private let hero: HeroModule
    @Environment(\.performAction) private var performAction
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    public init(hero: HeroModule) {
        self.hero = hero
    }

    public var body: some View {
        Group {
            if isWide { beside } else { onPhoto }
        }
        .clipShape(RoundedRectangle(cornerRadius: Radius.card))
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }

    /// Whether a picture across the card would be a strip that shows little of it.
    private var isWide: Bool { horizontalSizeClass == .regular || verticalSizeClass == .compact }

    private var onPhoto: some View {
        promise
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity, minHeight: Extent.hero, alignment: .bottomLeading)
            .background {
                Photo(hero.image)
                    .overlay {
                        LinearGradient(
                            colors: [.black.opacity(0.16), .black.opacity(0.74)], startPoint: .top,
                            endPoint: .bottom)
                    }
            }
    }

    /// The promise on the card's first half, the picture on the other.
    private var beside: some View {
        HStack(spacing: 0) {
            promise
                .foregroundStyle(.ink)
                .frame(maxWidth: .infinity, minHeight: Extent.hero, alignment: .leading)
            Color.clear.frame(maxWidth: .infinity, maxHeight: 0)
        }
        .background {
            HStack(spacing: 0) {
                Rectangle().fill(.well)
                Photo(hero.image)
            }
        }
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
        .padding(Spacing.large)
    }
}
