import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// What stands below a module.
struct ShelfFooter: View {
    let footer: ModuleFooter?
    @Environment(\.performAction) private var performAction

    var body: some View {
        if let footer {
            VStack(spacing: Spacing.small) {
                if let text = footer.text {
                    Text(text)
                        .font(.caption)
                        .foregroundStyle(.mutedInk)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                if let link = footer.link {
                    Button {
                        performAction(.open(link.destination))
                    } label: {
                        Text(link.title).frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.action(.secondary))
                }
            }
        }
    }
}
