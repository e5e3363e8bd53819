import SwiftUI
import WebKit

/// Answers from the web, below the title that their page has.
struct HelpPage: View {
    @State private var page = WebKit.WebPage(navigationDecider: HelpPages())

    var body: some View {
        VStack(alignment: .leading) {
            Text(page.title.isEmpty ? "Help" : page.title).font(.headline)
            WebView(page)
                .webViewBackForwardNavigationGestures(.disabled)
                .webViewContentBackground(.hidden)
                .frame(height: 80)
        }
        .padding()
        .onAppear {
            if let url = URL(string: "https://www.example.com/help") { page.load(URLRequest(url: url)) }
        }
    }
}

/// Stays on the pages of one host.
private struct HelpPages: WebKit.WebPage.NavigationDeciding {
    func decidePolicy(for response: WebKit.WebPage.NavigationResponse) async -> WKNavigationResponsePolicy {
        response.response.url?.host() == "www.example.com" ? .allow : .cancel
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    HelpPage().frame(width: 320)
}
