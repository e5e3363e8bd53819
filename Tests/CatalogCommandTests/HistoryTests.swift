import Foundation
import RunRecords
import Testing

/// The history of references on the pages of a site.
@MainActor
struct HistoryTests {
    /// Three commits: references, a wider badge with a renamed card, and a text by an author with a hostile name.
    private func references() throws -> References {
        let references = try References()
        for id in ["badge/a", "badge/a@dark", "card/old"] { try references.put(id, .init(text: id)) }
        try references.commit("First", author: "Ada", date: "2026-01-02T03:04:05+0100")
        try references.put("badge/a", .init(text: "badge/a", padding: 8))
        try references.put("badge/a@dark", .init(text: "badge/a@dark", padding: 8))
        try references.remove("card/old")
        try references.put("card/new", .init(text: "card/old"))
        try references.commit("Widen badges", author: "Berta", date: "2026-02-02T03:04:05+0000")
        try references.put("badge/a", .init(text: "<script>alert()</script>", padding: 8))
        try references.commit(
            "<img src=x onerror=alert()>", author: "\"&<b>\u{202e}", date: "2026-03-02T03:04:05+0000")
        return references
    }

    private func page(_ references: References, _ path: String = "changes.html") async throws -> String {
        let (status, text) = await references.run("site", "-o", "site")
        #expect(status == .allMatch, "\(text)")
        return try references.text(of: "site/\(path)")
    }

    @Test func `Each commit is told in the words of explanations`() async throws {
        let page = try await page(references())
        let commits = page.split(separator: "<section class=\"listing commit\"").dropFirst()
        try #require(commits.count == 3)
        let (newest, middle, oldest) = (commits[1], commits[2], commits[3])
        #expect(newest.contains("&lt;img src=x onerror=alert()&gt;"))
        #expect(newest.contains("<span>&amp;b\u{fffd}</span>"))
        #expect(newest.contains("text 'badge/a' → '&lt;script&gt;alert()&lt;/script&gt;'"))
        #expect(middle.contains("<time datetime=\"2026-02-02T03:04:05+00:00\">2026-02-02</time>"))
        #expect(middle.contains("<span>Berta</span>"))
        #expect(middle.contains("<span><code>Badge</code>: padding 4 → 8 pt</span>"))
        #expect(middle.contains("<summary>2 snapshots</summary>"))
        #expect(middle.contains("<span>renamed from card/old</span><code>new</code>"))
        #expect(oldest.contains("<time datetime=\"2026-01-02T03:04:05+01:00\">2026-01-02</time>"))
        #expect(oldest.contains("<b>badge</b>") && oldest.contains("<span>new</span>"))
    }

    @Test func `The same repository is the same bytes, whatever lies uncommitted beside it`() async throws {
        let references = try references()
        let first = try await page(references)
        let feed = try references.text(of: "site/feed.xml")
        try references.put("badge/a", .init(padding: 12))
        #expect(try await page(references) == first)
        #expect(try references.text(of: "site/feed.xml") == feed)
        #expect(feed.contains("<updated>2026-03-02T03:04:05+00:00</updated>"))
    }

    @Test func `What was only written anew, or what only the environment changed, is no change`() async throws
    {
        let references = try references()
        try references.put("card/new", .init(text: "card/old", cairo: "1.18.0"))
        try references.commit("Another Cairo", author: "Ada", date: "2026-04-02T03:04:05+0000")
        #expect(try await !page(references).contains("Another Cairo"))
    }

    @Test func `A catalogue that is in no repository has no changes to tell`() async throws {
        let references = try references()
        try FileManager.default.removeItem(atPath: references.repository + "/.git")
        #expect(await references.run("site", "-o", "site").status == .allMatch)
        let files = try FileManager.default.contentsOfDirectory(atPath: references.folder + "/site")
        #expect(!files.contains("changes.html") && !files.contains("feed.xml"))
    }

    @Test func `A repository without commits has none either`() async throws {
        let references = try References()
        #expect(await references.run("site", "-o", "site").status == .allMatch)
        #expect(!FileManager.default.fileExists(atPath: references.folder + "/site/changes.html"))
    }

    @Test func `A base URL makes the feed's addresses whole`() async throws {
        let references = try references()
        let (status, _) = await references.run(
            "site", "-o", "site", "--base-url", "https://design.example/shop")
        #expect(status == .allMatch)
        #expect(
            try references.text(of: "site/feed.xml").contains(
                "href=\"https://design.example/shop/changes.html\""))
        let wrong = await references.run("site", "-o", "site", "--base-url", "design.example")
        #expect(wrong.text.contains("'design.example' is no address of a site"))
        #expect(wrong.status == .failed)
    }
}
