@_exported public import FoundationNetworking
@_exported public import UIKit

/// A page of the web, which is not fetched or drawn here: a labelled box.
open class WKWebView: UnavailableView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    public let scrollView = UIScrollView()
    public let url: URL? = nil
    public let title: String? = nil
    public let isLoading = false
    public let estimatedProgress = 0.0
    public let canGoBack = false
    public let canGoForward = false
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    override public convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        self.configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { nil }

    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }

    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }

    @discardableResult
    open func load(
        _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { nil }

    @discardableResult
    open func reload() -> WKNavigation? { nil }

    @discardableResult
    open func goBack() -> WKNavigation? { nil }

    @discardableResult
    open func goForward() -> WKNavigation? { nil }

    open func stopLoading() {}

    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {}
}

open class WKNavigation: NSObject {}

@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    open var allowsInlineMediaPlayback = false
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var websiteDataStore = WKWebsiteDataStore.default()
}

@MainActor @preconcurrency
open class WKPreferences: NSObject {
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
}

@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    open var allowsContentJavaScript = true
}

@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }

    public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}

    open func addUserScript(_ userScript: WKUserScript) {}

    open func removeScriptMessageHandler(forName name: String) {}
}

public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart, atDocumentEnd
}

@MainActor @preconcurrency
open class WKUserScript: NSObject {
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}

@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    public let body: Any = ""
    public let name = ""
}

@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow, download
}

@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    public let request = URLRequest(url: URL(filePath: "/"))
    public let navigationType = WKNavigationType.other
}

public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}

@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
}

extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}

    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(.allow)
    }
}
