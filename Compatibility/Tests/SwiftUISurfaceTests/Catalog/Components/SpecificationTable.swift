import SwiftUI

/// Names and values in two columns.
struct SpecificationTable: View {
    let rows: [(name: LocalizedStringKey, value: String)]

    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 8) {
            ForEach(rows.indices, id: \.self) { index in
                GridRow {
                    Text(rows[index].name)
                        .foregroundStyle(.secondary)
                        .gridColumnAlignment(.trailing)
                    Text(rows[index].value)
                }
                if index < rows.count - 1 {
                    Divider()
                        .gridCellUnsizedAxes(.horizontal)
                }
            }
        }
        .font(.subheadline)
    }
}

#Preview {
    SpecificationTable(rows: [
        ("Material", "Stoneware"), ("Volume", "350 ml"),
        ("Care", "Dishwasher, but the glaze thanks you for washing it by hand"),
    ])
}
