import MarketplaceDesign
import Vitrine

enum SearchBar_Definition: ViewDefinition {
    static var componentName: String { "Search bar" }

    static var contentVariants: ContentVariants {
        SearchBar(String(localized: "Search for anything handmade"), text: .constant("")).named("Empty")
            .modes(
                .adding([.mirrored]))
        SearchBar(String(localized: "Search"), text: .constant(""), isActive: true).named("Active")
        SearchBar(
            String(localized: "Search"), text: .constant(String(localized: "speckled mug")), isActive: true
        )
        .named("Typing")
        .modes(.adding(.everyday))
        SearchBar(
            String(localized: "Search"), text: .constant("hand-thrown stoneware mug without a handle, oat"),
            isActive: true
        )
        .named("Long text")
        .modes([.light])
    }
}
