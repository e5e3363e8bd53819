import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// What an order costs, line by line.
public struct OrderSummary: View {
    private let module: SummaryModule

    public init(module: SummaryModule) {
        self.module = module
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            ShelfHeader(header: module.header)
            ForEach(module.lines, id: \.self) { SummaryLine(line: $0, isTotal: false) }
            Hairline()
            SummaryLine(line: module.total, isTotal: true)
            ShelfFooter(footer: module.footer)
        }
        .padding(Spacing.large)
        .background(.well, in: RoundedRectangle(cornerRadius: Radius.card))
    }
}

private struct SummaryLine: View {
    let line: SummaryModule.Line
    let isTotal: Bool
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.medium) {
            Text(line.title)
                .foregroundStyle(isTotal ? .ink : .mutedInk)
                .frame(maxWidth: .infinity, alignment: .leading)
            Text(amount)
                .foregroundStyle(line.isDiscount == true ? .sale : .ink)
                .monospacedDigit()
        }
        .font(isTotal ? .couponTitle : .prose)
        .accessibilityElement(children: .combine)
    }

    private var amount: String {
        if line.price.cents == 0 { return String(localized: "Free") }
        if line.isDiscount != true { return line.price.formatted(locale: locale) }
        // Isolated, so that the sign stays where the locale has it in a line that is read from right to left.
        return "\u{2068}\((line.price * -1).formatted(locale: locale))\u{2069}"
    }
}
