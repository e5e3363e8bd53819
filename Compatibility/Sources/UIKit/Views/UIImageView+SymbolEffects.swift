public import Vitrine

extension UIImageView {
    /// Without effect: a symbol is shown at rest.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {}

    /// Without effect: a symbol is shown at rest.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {}

    /// Without effect: a symbol is shown at rest.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}

    /// Without effect: a symbol is shown at rest.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Shows another image at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        self.image = image
    }
}
