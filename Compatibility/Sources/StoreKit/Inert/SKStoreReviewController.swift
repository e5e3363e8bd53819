public import Foundation

#if UIKit
    public import UIKit
#endif

/// Asks for a rating of the app, which nobody sees here.
@MainActor @preconcurrency
public final class SKStoreReviewController: NSObject {
    public static func requestReview() {}

    #if UIKit
        public static func requestReview(in windowScene: UIWindowScene) {}
    #endif
}
