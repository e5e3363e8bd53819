import Vitrine

/// A heart on a photograph, filled for what one likes.
struct FavoriteButton: View {
    let isFavorite: Bool
    let toggle: @MainActor () -> Void

    var body: some View {
        Button(action: toggle) {
            Image(isFavorite ? .filledHeart : .heart)
                .font(.control)
                .foregroundStyle(isFavorite ? .heart : .onPhoto)
                .padding(Spacing.small)
                .background(.photoWell, in: Circle())
                .controlShadow()
        }
        .buttonStyle(.plain)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }
}
