import MarketplaceModel
import Vitrine

/// A heart on a photograph, filled for what one likes.
public struct FavoriteButton: View {
    private let isFavorite: Bool
    private let toggle: @MainActor () -> Void

    public init(isFavorite: Bool, toggle: @escaping @MainActor () -> Void) {
        self.isFavorite = isFavorite
        self.toggle = toggle
    }

    public var body: some View {
        Button(action: toggle) {
            Image(isFavorite ? .filledHeart : .heart)
                .font(.control)
                .foregroundStyle(isFavorite ? .heart : .onPhoto)
                .padding(Spacing.small)
                .background(.photoWell, in: Circle())
                .shadow(Elevation.control)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isFavorite ? "Remove from favorites" : "Add to favorites")
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}
