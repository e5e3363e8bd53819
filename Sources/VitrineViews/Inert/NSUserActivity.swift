public import Foundation

// Foundation calls it so.
/// What a page of the web is continued by.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What one does in an app, so that another device can go on with it; it is kept and never handed on.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var keywords: Set<String> = []
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPrediction = false
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?

    public init(activityType: String) {
        self.activityType = activityType
    }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
