import MarketplaceDesign
import Vitrine

/// Symbols side by side, each above its name.
struct SymbolSheet: View {
    let names: [String]
    @Environment(\.tokens) private var tokens

    var body: some View {
        LazyVGrid(columns: columns, spacing: tokens[Spacing.large]) {
            ForEach(names, id: \.self) { name in
                VStack(spacing: Spacing.snug) {
                    Image(systemName: name)
                        .font(.title3)
                        .foregroundStyle(.ink)
                    Text(verbatim: breakable(name))
                        .font(.caption2)
                        .foregroundStyle(.mutedInk)
                        .multilineTextAlignment(.center)
                }
            }
        }
    }

    private var columns: [GridItem] {
        [GridItem(.adaptive(minimum: Extent.symbolCell), spacing: tokens[Spacing.small], alignment: .top)]
    }

    /// The name with a place to break before each point.
    private func breakable(_ name: String) -> String {
        name.split(separator: ".").joined(separator: "\u{200B}.")
    }
}
