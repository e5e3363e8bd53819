public import Foundation
public import FoundationNetworking
public import Observation

/// A page of the web, which nobody fetches: it has no title and is never loading.
@MainActor
public final class WebPage: Observable {
    public struct Configuration: Sendable {
        public var applicationNameForUserAgent: String?
        public var loadsSubresources = true
        public var upgradeKnownHostsToHTTPS = true
        public var limitsNavigationsToAppBoundDomains = false

        public init() {}
    }

    public enum NavigationEvent: Hashable, Sendable {
        case startedProvisionalNavigation, receivedServerRedirect, committed, finished
    }

    /// The events of loading a page, of which there are none.
    public struct NavigationEvents: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> NavigationEvent? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public struct BackForwardList: Sendable {
        public struct Item: Identifiable, Sendable {
            public let id: Int
            public let title: String?
            public let url: URL
        }

        public let currentItem: Item? = nil
        public let backList: [Item] = []
        public let forwardList: [Item] = []
    }

    public struct NavigationPreferences: Sendable {
        public var allowsContentJavaScript = true
        public var isLockdownModeEnabled = false
    }

    public struct NavigationAction: Sendable {
        public let request: URLRequest
        public let navigationType: WKNavigationType
    }

    public struct NavigationResponse: Sendable {
        public let response: URLResponse
        public let canShowMimeType: Bool
        public let isForMainFrame: Bool
    }

    /// Decides where a page may go, which nobody asks here.
    @MainActor
    public protocol NavigationDeciding {
        func decidePolicy(for action: NavigationAction, preferences: inout NavigationPreferences) async
            -> WKNavigationActionPolicy
        func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy
    }

    /// Shows what a page says, which says nothing here.
    @MainActor
    public protocol DialogPresenting {}

    public let configuration: Configuration
    public let url: URL? = nil
    public let title = ""
    public let isLoading = false
    public let estimatedProgress = 0.0
    public let hasOnlySecureContent = false
    public let backForwardList = BackForwardList()
    public let currentNavigationEvent: NavigationEvent? = nil
    public var customUserAgent: String?
    public var isInspectable = false

    public init(
        configuration: Configuration = Configuration(),
        navigationDecider: (any NavigationDeciding)? = nil, dialogPresenter: (any DialogPresenting)? = nil
    ) {
        self.configuration = configuration
    }

    @discardableResult
    public func load(_ request: URLRequest) -> NavigationEvents { NavigationEvents() }

    @discardableResult
    public func load(_ url: URL?) -> NavigationEvents { NavigationEvents() }

    @discardableResult
    public func load(_ item: BackForwardList.Item) -> NavigationEvents { NavigationEvents() }

    @discardableResult
    public func load(html: String, baseURL: URL = URL(filePath: "/")) -> NavigationEvents {
        NavigationEvents()
    }

    @discardableResult
    public func reload(fromOrigin: Bool = false) -> NavigationEvents { NavigationEvents() }

    public func stopLoading() {}

    /// - Returns: nothing, as no script runs.
    @discardableResult
    public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
        nil
    }
}

extension WebPage.NavigationDeciding {
    public func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy { .allow }

    public func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy {
        .allow
    }
}

public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel, allow, download
}
