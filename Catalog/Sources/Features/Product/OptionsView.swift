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
                "Quantity", detail: "At most \(state.options.maximum) a buyer",
                value: Binding(get: { state.count }, set: { store.send(.setCount($0)) }),
                in: 1...state.options.maximum)
        }
    }
}

/// A large price, with what is saved.
struct DiscountedPrice: View {
    let price: Price
    let formerPrice: Price?
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.small) {
            Text(price.formatted(locale: locale))
                .font(.largePrice)
                .foregroundStyle(percent == nil ? .ink : .sale)
                .monospacedDigit()
            if let formerPrice, let percent {
                Text(formerPrice.formatted(locale: locale))
                    .font(.prose)
                    .foregroundStyle(.mutedInk)
                    .monospacedDigit()
                    .strikethrough()
                Badge("\(percent)% off", kind: .sale)
            }
        }
    }

    /// How much is saved, in whole percent; nothing where nothing is.
    private var percent: Int? {
        guard let formerPrice, formerPrice.cents > price.cents else { return nil }
        return (formerPrice.cents - price.cents) * 100 / formerPrice.cents
    }
}

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
