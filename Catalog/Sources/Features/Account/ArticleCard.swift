import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Something to read.
struct ArticleCard: View {
    let article: ArticlesModule.Article
    let isLead: Bool
    @Environment(\.performAction) private var performAction

    var body: some View {
        Button {
            performAction(.open(.article(id: article.id)))
        } label: {
            if isLead {
                VStack(alignment: .leading, spacing: Spacing.medium) {
                    Photo(article.image)
                        .aspectRatio(16 / 10, contentMode: .fit)
                        .clipShape(RoundedRectangle(cornerRadius: Radius.card))
                    texts
                }
            } else {
                HStack(alignment: .top, spacing: Spacing.large) {
                    texts.frame(maxWidth: .infinity, alignment: .leading)
                    Photo(article.image)
                        .frame(width: Extent.articlePhoto, height: Extent.articlePhoto)
                        .clipShape(RoundedRectangle(cornerRadius: Radius.photo))
                }
            }
        }
        .buttonStyle(.plain)
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: Spacing.snug) {
            Text(article.topic).font(.badge).foregroundStyle(.accent)
            Text(article.title)
                .font(isLead ? .pageTitle : .couponTitle)
                .foregroundStyle(.ink)
            if let teaser = article.teaser {
                Text(teaser)
                    .font(.rowDetail)
                    .foregroundStyle(.mutedInk)
                    .lineLimit(isLead ? 3 : 2)
            }
            Text("\(article.minutes) min read").font(.caption).foregroundStyle(.mutedInk)
        }
        .multilineTextAlignment(.leading)
    }
}
