public import Foundation
public import Vitrine

/// A page of the web, which is not fetched or drawn here: a labelled box.
public struct WebView: View {
    public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        private let name: String

        public static let automatic = BackForwardNavigationGesturesBehavior(name: "automatic")
        public static let enabled = BackForwardNavigationGesturesBehavior(name: "enabled")
        public static let disabled = BackForwardNavigationGesturesBehavior(name: "disabled")
    }

    public struct ElementFullscreenBehavior: Hashable, Sendable {
        private let name: String

        public static let automatic = ElementFullscreenBehavior(name: "automatic")
        public static let enabled = ElementFullscreenBehavior(name: "enabled")
        public static let disabled = ElementFullscreenBehavior(name: "disabled")
    }

    public struct LinkPreviewBehavior: Hashable, Sendable {
        private let name: String

        public static let automatic = LinkPreviewBehavior(name: "automatic")
        public static let enabled = LinkPreviewBehavior(name: "enabled")
        public static let disabled = LinkPreviewBehavior(name: "disabled")
    }

    public struct MagnificationGesturesBehavior: Hashable, Sendable {
        private let name: String

        public static let automatic = MagnificationGesturesBehavior(name: "automatic")
        public static let enabled = MagnificationGesturesBehavior(name: "enabled")
        public static let disabled = MagnificationGesturesBehavior(name: "disabled")
    }

    public init(url: URL?) {}

    public init(_ page: WebPage) {}

    public var body: some View { PlaceholderView("WebView") }
}

// Without effect: a labelled box is neither scrolled nor touched.
nonisolated extension View {
    public func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View { self }

    public func webViewContentBackground(_ visibility: Visibility) -> some View { self }

    public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View {
        self
    }

    public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

    public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
        self
    }

    public func webViewOnScrollGeometryChange<T: Hashable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }

    public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }

    public func webViewTextSelection(_ selectability: some TextSelectability) -> some View { self }
}
