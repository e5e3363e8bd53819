import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Words below a heading.
struct TextBlock: View {
    let module: TextModule
    @Environment(\.performAction) private var performAction

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            ShelfHeader(header: module.header)
            Text(module.text)
                .font(.prose)
                .lineSpacing(3)
                .foregroundStyle(.ink)
            if let link = module.link {
                Button(link.title) { performAction(.open(link.destination)) }
                    .buttonStyle(.quiet)
            }
        }
    }
}
