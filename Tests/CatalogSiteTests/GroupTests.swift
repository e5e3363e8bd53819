import CatalogKit
import RunRecords
import Testing

@testable import CatalogSite

struct GroupTests {
    private func outline(_ components: [(file: String, source: String, group: String?)]) throws -> SiteOutline
    {
        var outline = try SiteOutline(SiteContext(name: "Shop"))
        for component in components {
            let file = try #require(FileName(component.file))
            let id = SnapshotID(component: file, variant: file, mode: nil)
            outline.add(
                id, mode: .light,
                of: SiteOutline.Component(
                    name: component.file, file: file, source: component.source, group: component.group))
        }
        return outline
    }

    @Test func `Components without a group are in that of their folder, as far as folders differ`() throws {
        var outline = try outline([
            ("a", "App/Cards/A.swift", nil), ("b", "App/Cards/Small/B.swift", nil), ("c", "App/C.swift", nil),
            ("d", "App/D.swift", "Own/Group"), ("e", "nowhere", nil),
        ])
        outline.groupByFolders { $0 == "nowhere" ? nil : "Catalog/Sources/\($0)" }
        #expect(outline.components.map(\.group) == ["Cards", "Cards/Small", "", "Own/Group", nil])
    }

    @Test func `Components of one folder are in no group`() throws {
        var outline = try outline([("a", "App/A.swift", nil), ("b", "App/B.swift", nil)])
        outline.groupByFolders { $0 }
        #expect(outline.components.map(\.group) == ["", ""])
    }

    @Test func `The sheet shows components group by group, those of none first`() throws {
        var site = try SmallSite(title: "Card")
        for name in ["Button", "Tile", "Link"] { try site.add(name, "Plain", line: 1) { _ in .matched } }
        let files = ["card", "tile"].compactMap { FileName($0) }
        site.groups = [files[0]: "Cards <b>", files[1]: "Cards <b>"]
        let page = try site.text(of: "index.html")
        let names = page.matches(of: /id="name-([a-z]+)"/).map { String($0.1) }
        #expect(names == ["button", "link", "card", "tile"])
        #expect(page.contains("<h2 id=\"_group-2-name\">Cards &lt;b&gt;</h2>"))
        #expect(page.contains("<a href=\"index.html#_group-2\">Cards &lt;b&gt;</a>"))
        #expect(page.contains("<h3 id=\"name-card\">") && page.contains("<h2 id=\"name-button\">"))
    }

    @Test func `Scripts find groups and tags in the index and the manifest`() throws {
        let site = try SmallSite.whole()
        let index = try site.text(of: "index.json")
        #expect(
            index.contains(
                "\"tags\": [\"experimental\", \"Sale\"], \"title\": \"Cards Sale/Coupon card Sale\""))
        let manifest = try site.text(of: "manifest.json")
        #expect(manifest.contains("\"group\": \"Cards Sale\""))
        #expect(manifest.contains("\"used in\": [\"home-sale\", \"checkout\"]"))
    }
}
