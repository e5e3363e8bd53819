import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// What a thing costs with what is chosen of its variations, and how many.
public struct OptionsView: View {
    private let store: OptionsState.Store

    public init(store: OptionsState.Store) {
        self.store = store
    }

    public var body: some View {
        let state = store.value
        VStack(alignment: .leading, spacing: Spacing.large) {
            VStack(alignment: .leading, spacing: Spacing.tight) {
                DiscountedPrice(price: state.price, formerPrice: state.formerPrice)
                if let note = state.options.note {
                    Text(note).font(.rowDetail).foregroundStyle(.accent)
                }
            }
            ForEach(state.options.variations) { variation in
                VariationPicker(variation: variation, selected: state.choices[variation.id]) { choice in
                    store.send(.choose(choice, variation: variation.id))
                }
            }
            NumericStepper(
                String(localized: "Quantity"),
                detail: String(localized: "Limit \(state.options.maximum) per buyer"),
                value: Binding(get: { state.count }, set: { store.send(.setCount($0)) }),
                in: 1...state.options.maximum)
        }
    }
}
