import SwiftUI

/// Side by side where there is room, below each other where there is not.
struct AdaptiveStack<Content: View>: View {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    var spacing: CGFloat = 8
    @ViewBuilder let content: () -> Content

    var body: some View {
        let layout =
            dynamicTypeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
            : AnyLayout(HStackLayout(spacing: spacing))
        layout {
            content()
        }
    }
}

/// The widest of several looks that fits.
struct FittingPrice: View {
    let price: String

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text("Total of your order: \(price)")
            Text("Total: \(price)")
            Text(price)
        }
        .lineLimit(1)
    }
}

#Preview("Stacks") {
    VStack(alignment: .leading, spacing: 16) {
        AdaptiveStack {
            Image(systemName: "box.truck")
            Text("Ships today")
        }
        AdaptiveStack {
            Text("Ships")
            Text("today")
        }
        .environment(\.dynamicTypeSize, .accessibility2)
    }
}

#Preview("Price") {
    VStack(alignment: .trailing) {
        FittingPrice(price: "€ 34.90").frame(width: 300)
        FittingPrice(price: "€ 34.90").frame(width: 120)
        FittingPrice(price: "€ 34.90").frame(width: 60)
    }
}
