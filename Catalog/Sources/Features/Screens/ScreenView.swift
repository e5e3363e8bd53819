import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A whole screen: its bars, and between them its modules.
public struct ScreenView: View {
    private let screen: Screen
    @State private var stores: ScreenStores
    @Environment(\.performAction) private var performAction
    @Environment(\.navigate) private var navigate
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.tokens) private var tokens

    public init(_ screen: Screen) {
        self.screen = screen
        _stores = State(initialValue: ScreenStores(for: screen))
    }

    public var body: some View {
        VStack(spacing: 0) {
            if let navigation = screen.navigation {
                NavigationBar(navigation, goBack: navigate.goBack) { icon in
                    if let destination = Destination(icon) { performAction(.open(destination)) }
                }
            }
            ScrollView {
                VStack(alignment: .leading, spacing: Spacing.wide) {
                    ForEach(Array(modules.enumerated()), id: \.offset) { _, module in
                        ModuleView(module: module, stores: stores)
                    }
                }
                .frame(maxWidth: horizontalSizeClass == .regular ? Extent.column : .infinity)
                .frame(maxWidth: .infinity)
                .padding(.top, startsWithPhotos ? 0 : tokens[Spacing.medium])
                .padding(.bottom, Spacing.wide)
            }
            if let bar = screen.bottomBar, stores.cart?.value.lines.isEmpty != true {
                PurchaseBar(bar: bar, stores: stores)
            }
            if let tab = screen.tab {
                TabBar(selected: tab, unread: [.updates: 3], choose: navigate.choose)
            }
        }
        .background(.surface)
    }

    private var modules: [Module] { screen.modules(isLandscape: verticalSizeClass == .compact) }

    /// Pictures of a product touch the bar above.
    private var startsWithPhotos: Bool {
        if case .photos? = modules.first { true } else { false }
    }
}

extension Destination {
    /// Where an icon of a navigation bar leads; nothing for one that leads nowhere.
    fileprivate init?(_ icon: Icon) {
        switch icon {
        case .cart: self = .cart
        case .settings: self = .settings
        case .search: self = .screen("search")
        default: return nil
        }
    }
}
