import MarketplaceModel

extension Experiments {
    /// Cards say first what a thing costs.
    static var priceFirst: Experiments {
        var experiments = Experiments()
        experiments.cardPrice = .first
        return experiments
    }

    /// The button of a product buys at once.
    static var buyNow: Experiments {
        var experiments = Experiments()
        experiments.buyButton = .buyNow
        return experiments
    }
}
