import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum ActionButton_Definition: ViewDefinition {
    static var componentName: String { "Action button" }

    static var contentVariants: ContentVariants {
        for prominence in ButtonRow.Prominence.allCases {
            let name = prominence.rawValue.capitalized
            button(String(localized: "Check out"), prominence).named("\(name), short").modes(
                .adding([.largeText(.accessibility3)]))
            button(String(localized: "Continue to the shop's own page for gift cards"), prominence).named(
                "\(name), long"
            ).modes(.only(.everyday(and: .light)))
            button(String(localized: "Check out"), prominence).loading(true).named("\(name), loading")
            button(String(localized: "Check out"), prominence).disabled(true).named("\(name), disabled")
        }
        VStack(spacing: Spacing.small) {
            wideButton(String(localized: "Place order"), .primary)
            wideButton(String(localized: "Save for later"), .secondary)
            wideButton(String(localized: "Not now"), .tertiary)
        }
        .named("Below each other")
        .modes(.adding(.everyday(and: .harbor, .darkHarbor)))
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
