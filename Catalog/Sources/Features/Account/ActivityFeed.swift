import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// What others have done, the newest first.
public struct ActivityFeed: View {
    private let module: ActivitiesModule

    public init(module: ActivitiesModule) {
        self.module = module
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.large) {
            ShelfHeader(header: module.header)
            ForEach(module.activities) { ActivityRow(activity: $0) }
        }
    }
}
