import SwiftUI

/// A figure with its trend.
struct StatTile: View {
    enum Trend {
        case up(Double), down(Double), flat
    }

    let title: LocalizedStringKey
    let value: String
    let trend: Trend

    var body: some View {
        GroupBox {
            VStack(alignment: .leading, spacing: 6) {
                Text(value)
                    .font(.system(.title, design: .default).weight(.semibold))
                    .minimumScaleFactor(0.5)
                    .lineLimit(1)
                trendLabel
                    .font(.caption.weight(.medium))
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } label: {
            Text(title)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }

    @ViewBuilder
    private var trendLabel: some View {
        switch trend {
        case .up(let percent):
            Label("\(percent, specifier: "%.1f") %", systemImage: "arrow.up.right")
                .foregroundStyle(.green)
        case .down(let percent):
            Label("\(percent, specifier: "%.1f") %", systemImage: "arrow.down.right")
                .foregroundStyle(.red)
        case .flat:
            Text("unchanged")
                .foregroundStyle(.secondary)
        }
    }
}

#Preview {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 8) {
        StatTile(title: "Revenue", value: "€ 12,480", trend: .up(4.2))
        StatTile(title: "Orders", value: "312", trend: .down(1.5))
        StatTile(title: "Visitors", value: "9,041", trend: .flat)
    }
}
