import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ArticleList_Definition: ViewDefinition {
    static var componentName: String { "Article list" }

    static var contentVariants: ContentVariants {
        ArticleList(module: .Previews.two).named("Two articles").modes(.adding([.rightToLeft]))
        ArticleList(module: .Previews.withHeader).named("With a header").modes([.light])
        ArticleList(module: .Previews.withoutTeasers).named("Without teasers").modes([.light])
        ArticleList(module: .Previews.two).named("Large text").modes([.light.dynamicTypeSize(.accessibility1)]
        )
    }
}
