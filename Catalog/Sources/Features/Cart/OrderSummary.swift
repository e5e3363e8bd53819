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

    var body: some View {
        AdaptiveStack(alignment: .firstTextBaseline, spacing: .medium) {
            Text(line.title)
                .foregroundStyle(isTotal ? .ink : .mutedInk)
                .frame(maxWidth: .infinity, alignment: .leading)
            Group {
                if line.price.cents == 0 { Text("Free") } else { PriceText(amount) }
            }
            .foregroundStyle(line.isDiscount == true ? .sale : .ink)
        }
        .font(isTotal ? .couponTitle : .prose)
        .accessibilityElement(children: .combine)
    }

    private var amount: Price { line.isDiscount == true ? line.price * -1 : line.price }
}
