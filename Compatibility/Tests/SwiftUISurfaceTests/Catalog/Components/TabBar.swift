import SwiftUI

/// The tabs at the bottom of an app, with a line above the chosen one.
struct TabBar: View {
    struct Item: Identifiable, Equatable {
        let id: String
        let title: LocalizedStringKey
        let symbol: String
        var badge = 0
    }

    let items: [Item]
    @Binding var selection: String

    var body: some View {
        HStack {
            ForEach(items) { item in
                VStack(spacing: 4) {
                    Image(systemName: item.symbol)
                        .font(.system(size: 20))
                        .countBadge(item.badge)
                    Text(item.title)
                        .font(.caption2)
                }
                .foregroundColor(item.id == selection ? .accentColor : .secondary)
                .frame(maxWidth: .infinity)
                .padding(.top, 10)
                .anchorPreference(key: TabBoundsKey.self, value: .bounds) { anchor in
                    item.id == selection ? anchor : nil
                }
                .onTapGesture { selection = item.id }
            }
        }
        .padding(.bottom, 8)
        .overlayPreferenceValue(TabBoundsKey.self) { anchor in
            GeometryReader { proxy in
                if let anchor {
                    let frame = proxy[anchor]
                    Capsule()
                        .fill(Color.accentColor)
                        .frame(width: 32, height: 3)
                        .position(x: frame.midX, y: frame.minY + 2)
                }
            }
        }
        .background(.bar)
    }
}

private struct TabBoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

#Preview {
    TabBar(
        items: [
            .init(id: "home", title: "Home", symbol: "house"),
            .init(id: "search", title: "Search", symbol: "magnifyingglass"),
            .init(id: "cart", title: "Basket", symbol: "cart", badge: 2),
            .init(id: "me", title: "You", symbol: "person"),
        ],
        selection: .constant("search")
    )
}
