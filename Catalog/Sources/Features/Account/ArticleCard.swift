import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Something to read.
struct ArticleCard: View {
    let article: ArticlesModule.Article
    let isLead: Bool
    @Environment(\.performAction) private var performAction
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        Button {
            performAction(.open(.article(id: article.id)))
        } label: {
            if isLead && isWide {
                HStack(spacing: Spacing.wide) {
                    cover
                    texts.frame(maxWidth: .infinity, alignment: .leading)
                }
            } else if isLead || isLarge && !isWide {
                VStack(alignment: .leading, spacing: Spacing.medium) {
                    cover
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

    private var isLarge: Bool { dynamicTypeSize.isAccessibilitySize }
    private var isWide: Bool { horizontalSizeClass == .regular }

    private var cover: some View {
        Photo(article.image)
            .aspectRatio(16 / 10, contentMode: .fit)
            .clipShape(RoundedRectangle(cornerRadius: Radius.card))
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
                    .lineLimit(isLarge ? nil : isLead ? 3 : 2)
            }
            Text("\(article.minutes) min read").font(.caption).foregroundStyle(.mutedInk)
        }
        .multilineTextAlignment(.leading)
    }
}
