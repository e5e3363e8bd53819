import MarketplaceDesign
import Vitrine

enum SearchBar_Definition: ViewDefinition {
    static var componentName: String { "Search bar" }

    static var contentVariants: ContentVariants {
        SearchBar("Search for anything handmade", text: .constant("")).named("Empty").modes(
            .adding([.rightToLeft]))
        SearchBar("Search", text: .constant(""), isActive: true).named("Active")
        SearchBar("Search", text: .constant("speckled mug"), isActive: true).named("Typing")
        SearchBar(
            "Search", text: .constant("hand-thrown stoneware mug without a handle, oat"), isActive: true
        )
        .named("Long text")
        .modes([.light])
    }
}
