import MarketplaceDesign
import MarketplaceModel
import Vitrine

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
