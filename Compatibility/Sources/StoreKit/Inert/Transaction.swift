public import Foundation

/// What a user has bought; nothing here.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// Transactions, of which there are none.
    public struct Transactions: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public struct OwnershipType: Hashable, Sendable {
        private let name: String

        public static let purchased = OwnershipType(name: "purchased")
        public static let familyShared = OwnershipType(name: "familyShared")
    }

    public struct RevocationReason: Hashable, Sendable {
        private let name: String

        public static let developerIssue = RevocationReason(name: "developerIssue")
        public static let other = RevocationReason(name: "other")

        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }

    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }

    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }

    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let subscriptionGroupID: String?
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let revocationReason: RevocationReason?
    public let purchasedQuantity: Int
    public let isUpgraded: Bool
    public let ownershipType: OwnershipType
    public let appAccountToken: UUID?

    public static var all: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }

    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        nil
    }

    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

    public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

    public func finish() async {}
}
