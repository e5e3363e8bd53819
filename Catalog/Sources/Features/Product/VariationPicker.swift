import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// The choices of one variation; those that are sold out are struck through.
struct VariationPicker: View {
    let variation: OptionsModule.Variation
    let selected: String?
    let choose: @MainActor (String) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            HStack(spacing: Spacing.snug) {
                Text(variation.title).font(.fieldTitle).foregroundStyle(.ink)
                if let title = variation.choices.first(where: { $0.id == selected })?.title {
                    Text(title).font(.prose).foregroundStyle(.mutedInk)
                }
            }
            Flex(wrap: .wrap, gap: Spacing.small) {
                ForEach(variation.choices) { choice in
                    Chip(choice.title, isSelected: choice.id == selected) { choose(choice.id) }
                        .disabled(choice.isSoldOut == true)
                }
            }
        }
    }
}
