import MarketplaceDesign
import MarketplaceModel
import Vitrine

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
