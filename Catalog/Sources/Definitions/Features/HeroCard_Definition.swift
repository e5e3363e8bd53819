import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum HeroCard_Definition: ViewDefinition {
    static var componentName: String { "Hero card" }

    static var contentVariants: ContentVariants {
        HeroCard(hero: .Previews.withLink).named("With a link").modes(
            .only(.everyday(and: .light, .coarse.dark, .coarse.rightToLeft)))
        HeroCard(hero: .Previews.titleOnly).named("Title only").modes([.coarse])
        HeroCard(hero: .Previews.longText).named("Long text").modes([.coarse])
        HeroCard(hero: .Previews.withLink).named("On a tablet").modes([
            .coarse.size(width: 744)
        ])
    }
}
