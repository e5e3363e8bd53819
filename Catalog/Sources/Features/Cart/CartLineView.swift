import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Some pieces of one thing, which can become more, fewer or none.
struct CartLineView: View {
    let line: CartLine
    let send: @MainActor (CartState.Message) -> Void
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        AdaptiveStack(alignment: .top, spacing: .medium) {
            Photo(line.listing.image)
                .frame(width: Extent.cartPhoto, height: Extent.cartPhoto)
                .clipShape(RoundedRectangle(cornerRadius: Radius.photo))
            VStack(alignment: .leading, spacing: Spacing.tight) {
                if dynamicTypeSize < .xxxLarge {
                    HStack(alignment: .firstTextBaseline, spacing: Spacing.medium) { titleAndPrice }
                } else {
                    FittingStack(alignment: .firstTextBaseline, spacing: .tight) { titleAndPrice }
                }
                if let choice = line.choice {
                    Text(choice).font(.cardDetail).foregroundStyle(.mutedInk)
                }
                // Words that are longer than ours stand below the stepper.
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: Spacing.small) {
                        stepper
                        saveButton
                        Spacer(minLength: 0)
                        removeButton
                    }
                    VStack(alignment: .leading, spacing: Spacing.small) {
                        HStack(spacing: Spacing.small) {
                            stepper
                            Spacer(minLength: 0)
                            removeButton
                        }
                        saveButton
                    }
                }
                .padding(.top, Spacing.tight)
            }
        }
    }

    @ViewBuilder private var titleAndPrice: some View {
        Text(line.listing.title)
            .font(.cardTitle)
            .foregroundStyle(.ink)
            .lineLimit(dynamicTypeSize < .xxxLarge ? 3 : nil)
            .frame(maxWidth: .infinity, alignment: .leading)
        PriceText(line.price)
            .font(.price)
            .foregroundStyle(.ink)
    }

    private var stepper: some View {
        NumericStepper(String(localized: "Quantity"), value: count, in: 1...line.maximum)
            .numericStepperStyle(PillNumericStepperStyle())
    }

    private var saveButton: some View {
        Button("Save for later") { send(.saveForLater(id: line.id)) }.buttonStyle(.quiet)
    }

    private var removeButton: some View {
        Button {
            send(.remove(id: line.id))
        } label: {
            Image(.close).font(.control).foregroundStyle(.mutedInk).padding(Spacing.tight)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Remove \(line.listing.title)")
    }

    private var count: Binding<Int> {
        Binding(get: { line.count }, set: { send(.setCount($0, id: line.id)) })
    }
}
