#if UIKit
    public import UIKit
#endif

/// The store of apps, which is not asked for anything here.
public enum AppStore {
    public static var canMakePayments: Bool { false }

    public static func sync() async throws {}

    #if UIKit
        @MainActor public static func requestReview(in scene: UIWindowScene) {}

        @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}

        @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
    #endif
}
