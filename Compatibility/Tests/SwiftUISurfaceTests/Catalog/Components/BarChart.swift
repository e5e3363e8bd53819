import SwiftUI

/// Columns side by side, as high as their values.
struct BarChart: View {
    struct Bar: Identifiable {
        var id: String { label }
        let label: String
        let value: Double
    }

    let bars: [Bar]

    private var maximum: Double { bars.map(\.value).max() ?? 1 }

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            ForEach(bars) { bar in
                VStack(spacing: 4) {
                    Spacer(minLength: 0)
                    Text(bar.value, format: .number)
                        .font(.caption2)
                        .foregroundStyle(.secondary)
                    RoundedRectangle(cornerRadius: 4)
                        .fill(bar.value == maximum ? Color.accentColor : Color.accentColor.opacity(0.4))
                        .frame(height: 90 * CGFloat(bar.value / maximum))
                    Text(bar.label)
                        .font(.caption)
                }
                .frame(maxWidth: .infinity)
            }
        }
        .frame(height: 140)
    }
}

#Preview {
    BarChart(bars: [
        .init(label: "Mon", value: 12), .init(label: "Tue", value: 18), .init(label: "Wed", value: 7),
        .init(label: "Thu", value: 21), .init(label: "Fri", value: 15),
    ])
}
