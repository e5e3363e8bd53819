#if UIKit
    public import UIKit
#endif

/// What the store wants to tell a customer of an app; it says nothing.
public struct Message: Sendable {
    /// Why the store has something to say.
    public struct Reason: Hashable, Sendable {
        private let name: String

        public static let generic = Reason(name: "generic")
        public static let priceIncreaseConsent = Reason(name: "priceIncreaseConsent")
        public static let billingIssue = Reason(name: "billingIssue")
        public static let winBackOffer = Reason(name: "winBackOffer")
    }

    /// A sequence that ends at once.
    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Message? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public let reason: Reason

    public static var messages: Messages { Messages() }

    #if UIKit
        @MainActor public func display(in scene: UIWindowScene) throws {}
    #endif
}
