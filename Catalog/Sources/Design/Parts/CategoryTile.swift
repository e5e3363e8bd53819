import MarketplaceModel
import Vitrine

/// A category by a picture and its name.
public struct CategoryTile: View {
    private let category: CategoriesModule.Category
    private let open: @MainActor () -> Void
    @ScaledMetric(relativeTo: .footnote) private var scaledWidth = Extent.category

    public init(_ category: CategoriesModule.Category, open: @escaping @MainActor () -> Void = {}) {
        self.category = category
        self.open = open
    }

    public var body: some View {
        Button(action: open) {
            VStack(spacing: Spacing.small) {
                Photo(category.image)
                    .frame(width: width, height: width)
                    .clipShape(RoundedRectangle(cornerRadius: Radius.card))
                Text(category.title)
                    .font(.footnote.weight(.medium))
                    .foregroundStyle(.ink)
                    .multilineTextAlignment(.center)
                    .lineLimit(2)
            }
            .frame(width: width)
        }
        .buttonStyle(.plain)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    /// Grows with the name, up to where several stay side by side.
    private var width: CGFloat { min(max(scaledWidth, Extent.category), Extent.widestCategory) }
}
