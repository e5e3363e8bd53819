import SwiftUI

/// A symbol on a coloured background, as settings have them.
struct IconTile: View {
    let symbol: String
    let color: Color
    @ScaledMetric(relativeTo: .body) private var side = 30.0

    var body: some View {
        RoundedRectangle(cornerRadius: side * 0.23, style: .continuous)
            .fill(color.gradient)
            .frame(width: side, height: side)
            .overlay(
                Image(systemName: symbol)
                    .font(.system(size: side * 0.5, weight: .semibold))
                    .foregroundColor(.white)
            )
    }
}

struct IconTile_Previews: PreviewProvider {
    static var previews: some View {
        HStack {
            IconTile(symbol: "bell", color: .red)
            IconTile(symbol: "globe", color: .blue)
            IconTile(symbol: "gearshape", color: .gray)
        }
        .previewLayout(.sizeThatFits)
        .previewDisplayName("Standard")

        HStack {
            IconTile(symbol: "bell", color: .red)
            IconTile(symbol: "globe", color: .blue)
        }
        .environment(\.dynamicTypeSize, .accessibility3)
        .previewLayout(.sizeThatFits)
        .previewDisplayName("Large text")
    }
}
