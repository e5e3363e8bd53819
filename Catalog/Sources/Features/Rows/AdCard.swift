import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// An advertiser's card, which says so.
public struct AdCard: View {
    private let ad: Ad
    @Environment(\.performAction) private var performAction
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    public init(ad: Ad) {
        self.ad = ad
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let image = ad.image {
                Photo(image)
                    .frame(height: horizontalSizeClass == .regular ? Extent.wideAdPhoto : Extent.adPhoto)
            }
            VStack(alignment: .leading, spacing: Spacing.tight) {
                Text("Ad by \(ad.sponsor)").font(.caption).foregroundStyle(.mutedInk)
                Text(ad.title).font(.couponTitle).foregroundStyle(.ink)
                if let text = ad.text {
                    Text(text).font(.rowDetail).foregroundStyle(.mutedInk)
                }
                Button(ad.link.title) {
                    performAction(.log(AnalyticsEvent("ad_opened", ["ad": ad.id])))
                    performAction(.open(ad.link.destination))
                }
                .buttonStyle(.quiet)
                .padding(.top, Spacing.snug)
            }
            .padding(Spacing.large)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(.well)
        .clipShape(RoundedRectangle(cornerRadius: Radius.card))
    }
}
