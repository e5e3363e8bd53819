import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum BottomBar_Definition: ViewDefinition {
    static var componentName: String { "Bottom bar" }
    static var canvas: SnapshotCanvas { .margin(0) }

    static var contentVariants: ContentVariants {
        BottomBar { button(String(localized: "Place order"), .primary) }.named("One button")
        BottomBar {
            FittingStack(spacing: .medium) {
                button(String(localized: "Ask the shop"), .secondary)
                button(String(localized: "Add to cart"), .primary)
            }
        }
        .named("Two buttons")
        .modes(.adding(.everyday))
        BottomBar {
            FittingStack(spacing: .large) {
                PriceLabel(
                    price: .init(cents: 7200, currency: "USD"),
                    formerPrice: .init(cents: 9000, currency: "USD"))
                button(String(localized: "Add to cart"), .primary)
            }
        }
        .named("Price and button")
        .modes(.adding(.everyday(and: .mirrored)))
        BottomBar {
            HStack(spacing: Spacing.medium) {
                Text("2 selected").font(.rowTitle).foregroundStyle(.ink)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Button("Move to cart") {}.buttonStyle(.quiet)
                Button("Remove") {}.buttonStyle(.quiet)
            }
        }
        .named("Selection")
        .modes([.light])
    }

    private static func button(_ title: String, _ prominence: ActionButtonStyle.Prominence) -> some View {
        Button {
        } label: {
            Text(title).frame(maxWidth: .infinity)
        }
        .buttonStyle(.action(prominence))
    }
}
