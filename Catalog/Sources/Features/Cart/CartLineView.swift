import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Some pieces of one thing, which can become more, fewer or none.
struct CartLineView: View {
    let line: CartLine
    let send: @MainActor (CartState.Message) -> Void
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.medium) {
            Photo(line.listing.image)
                .frame(width: Extent.cartPhoto, height: Extent.cartPhoto)
                .clipShape(RoundedRectangle(cornerRadius: Radius.photo))
            VStack(alignment: .leading, spacing: Spacing.tight) {
                HStack(alignment: .firstTextBaseline, spacing: Spacing.medium) {
                    Text(line.listing.title)
                        .font(.cardTitle)
                        .foregroundStyle(.ink)
                        .lineLimit(2)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Text(line.price.formatted(locale: locale))
                        .font(.price)
                        .foregroundStyle(.ink)
                        .monospacedDigit()
                }
                if let choice = line.choice {
                    Text(choice).font(.cardDetail).foregroundStyle(.mutedInk)
                }
                HStack(spacing: Spacing.small) {
                    NumericStepper("Quantity", value: count, in: 1...line.maximum)
                        .numericStepperStyle(PillNumericStepperStyle())
                    Button("Save for later") { send(.saveForLater(id: line.id)) }
                        .buttonStyle(.quiet)
                        .lineLimit(1)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Button {
                        send(.remove(id: line.id))
                    } label: {
                        Image(.close).font(.control).foregroundStyle(.mutedInk).padding(Spacing.tight)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Remove \(line.listing.title)")
                }
                .padding(.top, Spacing.tight)
            }
        }
    }

    private var count: Binding<Int> {
        Binding(get: { line.count }, set: { send(.setCount($0, id: line.id)) })
    }
}
