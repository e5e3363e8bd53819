import CatalogKit
import Foundation
import Testing

@testable import CatalogSite

struct HistoryPagesTests {
    private static let page = "c/coupon-card-sale.html"

    @Test func `A component's page says who changed its pictures, when and how`() throws {
        let page = try SmallSite.whole().text(of: Self.page)
        let history = try #require(page.split(separator: "<section class=\"history\"").last)
        #expect(history.contains("<a href=\"../changes.html#commit-\(String(repeating: "a1", count: 20))\">"))
        #expect(history.contains("<time datetime=\"2026-03-01T10:00:00+01:00\">2026-03-01</time>"))
        #expect(history.contains("<span>Ada Sale</span>"))
        #expect(history.contains("<span><code>Card</code>: Sale</span>"))
        #expect(history.contains("<summary>4 snapshots</summary>"))
        #expect(history.contains("<span>new</span><code>three-images</code>"))
    }

    @Test func `The page of changes tells each commit, of components that are gone too`() throws {
        let page = try SmallSite.whole().text(of: "changes.html")
        #expect(page.contains("<a href=\"c/coupon-card-sale.html\">Coupon card Sale</a>"))
        #expect(page.contains("<b>old</b>"))
        #expect(
            page.contains("<link rel=\"alternate\" type=\"application/atom+xml\" href=\"feed.xml\""))
    }

    @Test func `Without a repository there are neither a history nor a page and a feed of changes`() throws {
        let files = try SmallSite().files()
        #expect(files["changes.html"] == nil && files["feed.xml"] == nil)
        #expect(!files.values.contains { $0.contains("history\"") || $0.contains("changes.html") })
    }

    @Test func `A component that no commit knows says so`() throws {
        #expect(
            try SmallSite.whole().text(of: "c/checkout.html").contains(
                "No commit has references of it yet."))
    }

    @Test func `The feed is Atom, with names that stay and whole addresses where they are known`() throws {
        var site = try SmallSite.whole(saying: "<b>&\"\u{1}</content>")
        let plain = try parsed(site.text(of: "feed.xml"))
        #expect(plain.elements.contains("entry"))
        #expect(plain.texts.contains("Widen <b>&\"\u{fffd}</content>"))
        #expect(plain.texts.contains { $0.contains("<li><b>Coupon card") && !$0.contains("<b>&\"") })
        #expect(plain.links == ["changes.html", "changes.html#commit-\(String(repeating: "a1", count: 20))"])
        site.context.settings.baseURL = "https://design.example/shop"
        let whole = try parsed(site.text(of: "feed.xml"))
        #expect(whole.links.allSatisfy { $0.hasPrefix("https://design.example/shop/") })
        #expect(whole.links.contains("https://design.example/shop/feed.xml"))
        #expect(whole.identities == plain.identities)
        #expect(Set(plain.identities).count == 2)
        for identity in plain.identities {
            #expect(
                identity.wholeMatch(
                    of: /urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}/)
                    != nil)
        }
    }

    /// Reads XML just far enough for these tests; what is not well-formed is an error.
    private func parsed(_ text: String) throws -> (
        elements: [String], texts: [String], links: [String], identities: [String]
    ) {
        var (elements, texts, links, open): ([String], [String], [String], [String]) = ([], [], [], [])
        var identities: [String] = []
        let rest = text.drop { $0 != "\n" }
        for part in rest.split(separator: "<").dropFirst() {
            let pieces = part.split(separator: ">", omittingEmptySubsequences: false)
            try #require(pieces.count == 2, "\(part)")
            let (tag, content) = (pieces[0], unescaped(pieces[1]))
            if tag.hasPrefix("/") {
                #expect(open.popLast() == String(tag.dropFirst()))
                continue
            }
            let name = String(tag.prefix { $0.isLetter })
            elements.append(name)
            if name == "link", let link = tag.firstMatch(of: /href="([^"]*)"/) {
                links.append(String(link.1))
            }
            if name == "id" { identities.append(content) }
            texts.append(content)
            if !tag.hasSuffix("/") { open.append(name) }
        }
        #expect(open.isEmpty)
        return (elements, texts, links, identities)
    }

    private func unescaped(_ text: Substring) -> String {
        var text = String(text)
        for (name, character) in [
            ("&#10;", "\n"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&"),
        ] {
            text = text.replacingOccurrences(of: name, with: character)
        }
        return text
    }
}
