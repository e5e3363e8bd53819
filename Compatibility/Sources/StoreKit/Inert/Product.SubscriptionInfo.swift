public import Foundation

extension Product {
    /// How long a subscription lasts until it is renewed.
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable, CustomStringConvertible {
            case day, week, month, year

            public var description: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }

            public var localizedDescription: String { description }

            /// Writes a unit as part of a price, "month".
            public struct FormatStyle: Foundation.FormatStyle {
                public init(locale: Locale = .autoupdatingCurrent) {}

                public func format(_ value: Unit) -> String { value.description.lowercased() }
            }

            public func formatted(_ format: FormatStyle = FormatStyle()) -> String { format.format(self) }
        }

        public let unit: Unit
        public let value: Int
    }

    /// What is paid at first, or again.
    public struct SubscriptionOffer: Hashable, Sendable {
        public struct OfferType: Hashable, Sendable {
            private let name: String

            public static let introductory = OfferType(name: "introductory")
            public static let promotional = OfferType(name: "promotional")
            public static let winBack = OfferType(name: "winBack")
        }

        public struct PaymentMode: Hashable, Sendable {
            private let name: String

            public static let payAsYouGo = PaymentMode(name: "payAsYouGo")
            public static let payUpFront = PaymentMode(name: "payUpFront")
            public static let freeTrial = PaymentMode(name: "freeTrial")
        }

        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }

    /// What a subscription is about.
    public struct SubscriptionInfo: Hashable, Sendable {
        public struct RenewalState: Hashable, RawRepresentable, Sendable {
            public let rawValue: Int

            public init(rawValue: Int) { self.rawValue = rawValue }

            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }

        public struct RenewalInfo: Hashable, Sendable {
            public let currentProductID: String
            public let willAutoRenew: Bool
            public let autoRenewPreference: String?
            public let renewalDate: Date?
        }

        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>

            public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
        }

        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let groupLevel: Int
        public let groupDisplayName: String

        /// Nobody has subscribed to anything.
        public static func status(for groupID: String) async throws -> [Status] { [] }

        public var status: [Status] { get async throws { [] } }

        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

        public var isEligibleForIntroOffer: Bool { get async { false } }
    }
}
