import MarketplaceModel
import Vitrine

/// An amount of money, which is neither broken nor cut: it has its room before what stands beside it, and becomes smaller where
/// even a whole line is too short.
public struct PriceText: View {
    private let price: Price
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.locale) private var locale

    public init(_ price: Price) {
        self.price = price
    }

    public var body: some View {
        Text(price.formatted(locale: locale).isolated(in: layoutDirection))
            .monospacedDigit()
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .layoutPriority(1)
    }
}

extension String {
    /// An amount in a line that is read from right to left, isolated so that sign and currency stay where the locale has them; the
    /// mark at the end keeps the dollar behind `US`.
    public func isolated(in direction: LayoutDirection) -> String {
        direction == .rightToLeft ? "\u{2068}\(self)\u{200E}\u{2069}" : self
    }
}
