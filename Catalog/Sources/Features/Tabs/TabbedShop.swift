import MarketplaceDesign
import Vitrine

/// A shop in three tabs: screens that lead on, a badge, and a sheet over them.
public struct TabbedShop: View {
    @State private var tab = ShopTab.browse
    @State private var basket: [String] = []
    @State private var isFiltering = false
    @State private var onlyNew = false

    private enum ShopTab: Hashable { case browse, basket, you }

    public init() {}

    public var body: some View {
        TabView(selection: $tab) {
            browse
                .tabItem { Label("Browse", systemImage: "house") }
                .tag(ShopTab.browse)
            lines
                .tabItem { Label("Basket", systemImage: "basket") }
                .badge(basket.count)
                .tag(ShopTab.basket)
            NavigationStack { Text("You are not signed in").navigationTitle("You") }
                .tabItem { Label("You", systemImage: "person") }
                .tag(ShopTab.you)
        }
        .tint(ThemeColor.accent)
    }

    private var browse: some View {
        NavigationStack {
            List(ware, id: \.self) { name in
                NavigationLink(name, value: name)
            }
            .navigationTitle("Browse")
            .navigationDestination(for: String.self) { name in
                VStack(spacing: 16) {
                    Text(name).font(.title2.weight(.semibold))
                    Button("Add to basket") { basket.append(name) }.buttonStyle(.borderedProminent)
                }
                .navigationTitle(name)
                .navigationBarTitleDisplayMode(.inline)
            }
            .toolbar {
                Button("Filter", systemImage: "line.3.horizontal.decrease.circle") { isFiltering = true }
            }
            .sheet(isPresented: $isFiltering) { FilterSheet(onlyNew: $onlyNew) }
        }
    }

    private var lines: some View {
        NavigationStack {
            List(basket.indices, id: \.self) { Text(basket[$0]) }
                .navigationTitle("Basket")
        }
    }

    private var ware: [String] {
        let spoon = String(localized: "Oak spoon")
        if onlyNew { return [spoon] }
        return [
            String(localized: "Linen tea towel"), spoon, String(localized: "Stoneware bowl"),
            String(localized: "Wool blanket"),
        ]
    }
}

/// What is to be shown, in a sheet of half the height.
private struct FilterSheet: View {
    @Binding var onlyNew: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form { Toggle("New items only", isOn: $onlyNew) }
                .navigationTitle("Filter")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
                }
        }
        .presentationDetents([.medium, .large])
    }
}
