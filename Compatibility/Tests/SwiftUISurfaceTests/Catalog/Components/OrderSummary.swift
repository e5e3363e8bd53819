import SwiftUI

/// What an order costs, line by line.
struct OrderSummary: View {
    struct Line: Identifiable {
        enum Kind { case regular, discount, total }

        let id = UUID()
        let title: String
        let amount: Decimal
        var kind = Kind.regular
    }

    let lines: [Line]
    var currencyCode = "USD"

    var body: some View {
        VStack(spacing: 10) {
            ForEach(lines) { line in
                if line.kind == .total {
                    Divider()
                }
                HStack(alignment: .lastTextBaseline) {
                    Text(line.title)
                    Spacer()
                    Text(line.amount.formatted(.currency(code: currencyCode)))
                        .monospacedDigit()
                }
                .font(line.kind == .total ? .headline : .subheadline)
                .foregroundStyle(style(of: line))
            }
        }
        .padding(16)
        .background {
            RoundedRectangle(cornerRadius: 16, style: .continuous)
                .fill(.background)
                .shadow(color: .black.opacity(0.1), radius: 6, y: 2)
        }
    }

    private func style(of line: Line) -> Color {
        switch line.kind {
        case .regular: .secondary
        case .discount: .green
        case .total: .primary
        }
    }
}

#Preview {
    OrderSummary(lines: [
        .init(title: "Items (3)", amount: 86.4),
        .init(title: "Shipping", amount: 4.9),
        .init(title: "SPRING10", amount: -8.64, kind: .discount),
        .init(title: "Total", amount: 82.66, kind: .total),
    ])
}
