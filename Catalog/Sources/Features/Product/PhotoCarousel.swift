import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// The pictures of a thing, one at a time, with dots for all of them.
public struct PhotoCarousel: View {
    private let module: PhotosModule
    @State private var shown: Int
    @Environment(\.performAction) private var performAction
    @Environment(\.session) private var session

    public init(module: PhotosModule) {
        self.module = module
        _shown = State(initialValue: module.shown ?? 0)
    }

    public var body: some View {
        Photo(module.images[shown])
            .aspectRatio(15 / 14, contentMode: .fit)
            .overlay(alignment: .topTrailing) {
                FavoriteButton(isFavorite: isFavorite) {
                    performAction(.toggleFavorite(id: module.listing))
                }
                .padding(Spacing.medium)
            }
            .overlay(alignment: .bottom) {
                if module.images.count > 1 {
                    PageDots(count: module.images.count, shown: shown)
                        .padding(.horizontal, Spacing.medium)
                        .padding(.vertical, Spacing.small)
                        .background(.photoWell, in: Capsule())
                        .padding(Spacing.medium)
                        .environment(\.colorScheme, .light)
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityAction(named: "Next photo") { shown = (shown + 1) % module.images.count }
    }

    private var isFavorite: Bool {
        module.isFavorite != session.toggledFavorites.contains(module.listing)
    }
}
