import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Things to read: the first one large, the others in rows.
public struct ArticleList: View {
    private let module: ArticlesModule

    public init(module: ArticlesModule) {
        self.module = module
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.wide) {
            ShelfHeader(header: module.header)
            ForEach(module.articles) { article in
                ArticleCard(article: article, isLead: article.id == module.articles.first?.id)
            }
        }
    }
}
