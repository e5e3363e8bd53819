import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum SectionHeader_Definition: ViewDefinition {
    static var componentName: String { "Section header" }

    static var contentVariants: ContentVariants {
        SectionHeader(.Previews.titleOnly).named("Title only")
        SectionHeader(.Previews.withLink).named("With a link").modes(.adding(.everyday(and: .mirrored)))
        SectionHeader(.Previews.withSubtitle).named("With a subtitle").modes([.light, .harbor, .contrast])
        SectionHeader(.Previews.longTitle).named("Long title").modes([
            .light, .largeText(.accessibility3),
        ])
    }
}
