/// What a buyer has chosen of a product's options.
public struct OptionsState: Sendable {
    public typealias Store = StateStore<OptionsState, Message>

    public enum Message: Sendable {
        case choose(String, variation: String)
        case setCount(Int)
    }

    public let options: OptionsModule
    /// The ids of the chosen choices by those of their variations.
    public private(set) var choices: [String: String]
    public private(set) var count = 1

    /// The first choice of each variation that can be had is chosen.
    public init(_ options: OptionsModule) {
        self.options = options
        choices = [:]
        for variation in options.variations {
            choices[variation.id] = variation.choices.first { $0.isSoldOut != true }?.id
        }
    }

    /// What so many pieces with the chosen options cost.
    public var price: Price { (options.price + surcharge) * count }

    /// The same before the price was reduced.
    public var formerPrice: Price? { options.formerPrice.map { ($0 + surcharge) * count } }

    /// What the chosen choices are called, in the order of their variations.
    public var chosenTitles: [String] {
        options.variations.compactMap { variation in
            variation.choices.first { $0.id == choices[variation.id] }?.title
        }
    }

    private var surcharge: Price {
        let cents = options.variations.map { variation in
            variation.choices.first { $0.id == choices[variation.id] }?.surcharge?.value ?? 0
        }
        return Price(cents: cents.reduce(0, +), currency: options.price.currency)
    }

    public static func reduce(_ state: inout OptionsState, _ message: Message) {
        switch message {
        case .choose(let id, let variation):
            state.choices[variation] = id
        case .setCount(let count):
            state.count = min(max(count, 1), state.options.maximum)
        }
    }
}
