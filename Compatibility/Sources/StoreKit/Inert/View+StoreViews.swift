public import Vitrine

/// A button that store views show.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String

    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}

/// What the buttons of a subscription say.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    public static let automatic = SubscriptionStoreButtonLabel()
    public static let action = SubscriptionStoreButtonLabel()
    public static let displayName = SubscriptionStoreButtonLabel()
    public static let multiline = SubscriptionStoreButtonLabel()
    public static let price = SubscriptionStoreButtonLabel()
    public static let singleLine = SubscriptionStoreButtonLabel()

    public var action: SubscriptionStoreButtonLabel { self }
    public var displayName: SubscriptionStoreButtonLabel { self }
    public var multiline: SubscriptionStoreButtonLabel { self }
    public var price: SubscriptionStoreButtonLabel { self }
    public var singleLine: SubscriptionStoreButtonLabel { self }
}

/// The pages of a subscription's policies.
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }

/// How the choices of a subscription are laid out.
public struct SubscriptionStoreControlStyle: Sendable {
    public static let automatic = SubscriptionStoreControlStyle()
    public static let buttons = SubscriptionStoreControlStyle()
    public static let picker = SubscriptionStoreControlStyle()
    public static let prominentPicker = SubscriptionStoreControlStyle()
    public static let compactPicker = SubscriptionStoreControlStyle()
    public static let pagedPicker = SubscriptionStoreControlStyle()
    public static let pagedProminentPicker = SubscriptionStoreControlStyle()
}

/// How a product is laid out.
public struct ProductViewStyle: Sendable {
    public static let automatic = ProductViewStyle()
    public static let compact = ProductViewStyle()
    public static let regular = ProductViewStyle()
    public static let large = ProductViewStyle()
}

// Say something of store views, which are not drawn here.
nonisolated extension View {
    public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }

    public func productViewStyle(_ style: ProductViewStyle) -> some View { self }

    public func productDescription(_ visibility: Visibility) -> some View { self }

    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }

    public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View { self }

    public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }

    public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }

    public func subscriptionStorePickerItemBackground(
        _ style: some ShapeStyle, in shape: some Shape
    ) -> some View { self }

    public func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
    ) -> some View { self }

    public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }

    public func subscriptionStorePolicyDestination<Content: View>(
        for kind: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Content
    ) -> some View { self }

    public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }

    public func inAppPurchaseOptions(
        _ options: (@Sendable (Product) async -> Set<Product.PurchaseOption>?)?
    ) -> some View { self }

    public func onInAppPurchaseStart(
        perform action: (@MainActor (Product) async -> Void)?
    ) -> some View { self }

    public func onInAppPurchaseCompletion(
        perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
}
