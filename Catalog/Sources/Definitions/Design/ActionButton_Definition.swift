import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum ActionButton_Definition: ViewDefinition {
    static var componentName: String { "Action button" }

    static var contentVariants: ContentVariants {
        for prominence in ButtonRow.Prominence.allCases {
            let name = prominence.rawValue.capitalized
            button("Check out", prominence).named("\(name), short").modes(
                .adding([.light.dynamicTypeSize(.accessibility3)]))
            button("Continue to the shop's own page for gift cards", prominence).named("\(name), long").modes(
                [.light])
            button("Check out", prominence).loading(true).named("\(name), loading")
            button("Check out", prominence).disabled(true).named("\(name), disabled")
        }
        VStack(spacing: Spacing.small) {
            wideButton("Place order", .primary)
            wideButton("Save for later", .secondary)
            wideButton("Not now", .tertiary)
        }
        .named("Below each other")
        .modes(.adding([.harbor, .darkHarbor]))
    }

    private static func button(_ title: String, _ prominence: ButtonRow.Prominence) -> some View {
        Button(title) {}.buttonStyle(.action(prominence))
    }

    private static func wideButton(_ title: String, _ prominence: ButtonRow.Prominence) -> some View {
        Button {
        } label: {
            Text(title).frame(maxWidth: .infinity)
        }
        .buttonStyle(.action(prominence))
    }
}
