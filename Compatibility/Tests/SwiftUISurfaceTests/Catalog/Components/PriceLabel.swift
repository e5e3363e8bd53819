import SwiftUI

/// A price, with what it was before where it has been reduced.
struct PriceLabel: View {
    let price: Decimal
    var originalPrice: Decimal?
    var currency = "EUR"

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Text(price, format: .currency(code: currency))
                .font(.title3.weight(.bold))
                .foregroundColor(originalPrice == nil ? .primary : .red)
            if let originalPrice {
                Text(originalPrice, format: .currency(code: currency))
                    .font(.footnote)
                    .strikethrough()
                    .foregroundColor(.secondary)
                    .accessibilityLabel("Before: \(originalPrice.formatted(.currency(code: currency)))")
                Text(reduction, format: .percent)
                    .font(.caption.bold())
                    .padding(.horizontal, 4)
                    .background(Color.red.opacity(0.15), in: RoundedRectangle(cornerRadius: 3))
                    .foregroundColor(.red)
            }
        }
    }

    private var reduction: Double {
        guard let originalPrice else { return 0 }
        let ratio = NSDecimalNumber(decimal: price / originalPrice).doubleValue
        return (ratio * 100 - 100).rounded() / 100
    }
}

#Preview {
    VStack(alignment: .leading, spacing: 10) {
        PriceLabel(price: 49.9)
        PriceLabel(price: 34.9, originalPrice: 49.9)
    }
}
