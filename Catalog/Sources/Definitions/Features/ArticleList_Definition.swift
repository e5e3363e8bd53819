import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ArticleList_Definition: ViewDefinition {
    static var componentName: String { "Article list" }

    static var contentVariants: ContentVariants {
        ArticleList(module: .Previews.two).named("Two articles").modes([.coarse, .coarse.rightToLeft])
        ArticleList(module: .Previews.withHeader).named("With a header").modes(.only(.everyday(and: .coarse)))
        ArticleList(module: .Previews.withoutTeasers).named("Without teasers").modes([.coarse])
        ArticleList(module: .Previews.two)
            .named("Large text")
            .modes([.coarse.dynamicTypeSize(.accessibility1)])
    }
}
