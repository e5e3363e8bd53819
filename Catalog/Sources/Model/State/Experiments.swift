import Vitrine

/// Which version of the app a buyer sees.
public struct Experiments: Hashable, Sendable {
    /// Where a card says what a thing costs.
    public enum CardPrice: String, Sendable {
        case last, first
    }

    /// What the button of a product says.
    public enum BuyButton: String, Sendable {
        case addToCart, buyNow
    }

    public var cardPrice = CardPrice.last
    public var buyButton = BuyButton.addToCart

    public init() {}
}

extension EnvironmentValues {
    /// The versions that components show; the usual ones where nothing is said.
    public var experiments: Experiments {
        get { self[ExperimentsKey.self] }
        set { self[ExperimentsKey.self] = newValue }
    }
}

private enum ExperimentsKey: EnvironmentKey {
    static var defaultValue: Experiments { Experiments() }
}
