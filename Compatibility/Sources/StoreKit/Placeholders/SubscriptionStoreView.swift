public import Vitrine

/// The subscriptions of a store, which is not asked here: what is said of them, above a labelled box.
public struct SubscriptionStoreView<Content: View>: View {
    private let content: Content

    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) {
        self.content = marketingContent()
    }

    public init<IDs: Collection & Equatable>(
        productIDs: IDs, @ViewBuilder marketingContent: () -> Content
    ) where IDs.Element == Product.ID {
        self.content = marketingContent()
    }

    public init<Products: Collection>(
        subscriptions: Products, @ViewBuilder marketingContent: () -> Content
    ) where Products.Element == Product {
        self.content = marketingContent()
    }

    public var body: some View {
        VStack {
            content
            PlaceholderView("SubscriptionStoreView")
        }
    }
}

extension SubscriptionStoreView where Content == EmptyView {
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
        self.init(groupID: groupID) { EmptyView() }
    }

    public init<IDs: Collection & Equatable>(productIDs: IDs) where IDs.Element == Product.ID {
        self.init(productIDs: productIDs) { EmptyView() }
    }

    public init<Products: Collection>(subscriptions: Products) where Products.Element == Product {
        self.init(subscriptions: subscriptions) { EmptyView() }
    }
}

extension Product {
    /// Which subscriptions are offered to a subscriber.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        public static let crossgrade = SubscriptionRelationship(rawValue: 2)
        public static let downgrade = SubscriptionRelationship(rawValue: 4)
        public static let current = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.upgrade, .crossgrade, .downgrade, .current]
    }
}
