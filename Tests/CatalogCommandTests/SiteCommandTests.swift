import Foundation
import RunRecords
import Testing

@MainActor
struct SiteCommandTests {
    @Test func `A site shows what the sources say, with or without references`() async throws {
        let shop = try Shop()
        let first = await shop.run("site", "-o", "site")
        #expect(first.status == .allMatch)
        #expect(first.text == "published 4 snapshots in 'site'\n")
        let picture = try picture(of: "badge/sale", in: shop)
        _ = await shop.run("record")
        #expect(try shop.read("Snapshots/badge/sale.png") == picture)

        _ = await shop.run("site", "-o", "site")
        #expect(try self.picture(of: "badge/sale", in: shop) == picture)
        #expect(try text(of: "site/index.html", in: shop).contains("all match their references"))

        shop.design.padding = 6
        #expect(await shop.run("site", "-o", "site").status == .allMatch)
        #expect(try self.picture(of: "badge/sale", in: shop) != picture)
        let page = try text(of: "site/c/badge.html", in: shop)
        #expect(page.contains("differs") && page.contains("padding"))
    }

    @Test func `A site leaves references and the last run alone`() async throws {
        let shop = try Shop()
        _ = await shop.run("check")
        let before = try shop.read(".vitrine/last-run/results.json")
        _ = await shop.run("site", "-o", "site")
        #expect(try shop.read(".vitrine/last-run/results.json") == before)
        #expect(try shop.files().allSatisfy { $0.hasPrefix("site/") })
    }

    @Test func `A component that fails is shown with its reason`() async throws {
        let shop = try Shop()
        shop.design.fails = true
        let (status, text) = await shop.run("site", "-o", "site")
        #expect(status == .failedToRender)
        #expect(
            text.contains("badge/new in light, dark failed to render: there is no 'cup' in Catalog/Images"))
        #expect(try self.text(of: "site/c/badge.html", in: shop).contains("there is no 'cup'"))
    }

    @Test func `A folder of something else is refused`() async throws {
        let shop = try Shop()
        let (status, text) = await shop.run("site", "-o", "Catalog/..")
        #expect(status == .failed)
        #expect(text.contains("the folder holds something else; name a new or empty one"))
        #expect(try shop.files().isEmpty)
    }

    /// The picture that the site's index names.
    private func picture(of id: String, in shop: Shop) throws -> Data {
        let lines = try text(of: "site/manifest.json", in: shop).split(separator: "\n")
        let line = try #require(lines.first { $0.contains("\"id\": \"\(id)\"") })
        let path = try #require(line.firstMatch(of: /"picture": "([^"]+)"/))
        return try shop.read("site/\(path.1)")
    }

    @Test func `Pictures of a site that stay the same are not written again`() async throws {
        let shop = try Shop()
        _ = await shop.run("site", "-o", "site")
        let pictures = {
            try shop.files().filter { $0.hasPrefix("site/img/") && $0.hasSuffix(".png") }
        }
        let before = try pictures()
        #expect(before.count == 4)
        let inode = { (path: String) in
            try FileManager.default.attributesOfItem(atPath: "\(shop.folder)/\(path)")[.systemFileNumber]
                as? Int
        }
        let same = try before.map(inode)
        _ = await shop.run("site", "-o", "site")
        #expect(try before.map(inode) == same)
        // What the site no longer shows is not in its folder.
        shop.design.padding = 6
        _ = await shop.run("site", "-o", "site")
        #expect(try pictures().count == 4 && pictures() != before)
    }

    @Test func `Pictures can be had as SVG and PDF, which are drawn once`() async throws {
        let shop = try Shop()
        _ = await shop.run("site", "-o", "site")
        let documents = { (ending: String) in
            try shop.files().filter { $0.hasPrefix("site/img/") && $0.hasSuffix(ending) }.sorted()
        }
        #expect(try documents(".svg").count == 4 && documents(".pdf").count == 4)
        let svg = try text(of: #require(documents(".svg").first), in: shop)
        #expect(svg.hasPrefix("<svg") && !svg.contains("<text"))
        #expect(try shop.read(#require(documents(".pdf").first)).starts(with: Array("%PDF".utf8)))
        let page = try text(of: "site/c/badge.html", in: shop)
        #expect(page.contains("download=\"badge-sale@dark.pdf\""))
        #expect(try text(of: "site/manifest.json", in: shop).contains("\"documents\": [\"img/"))

        let before = try documents(".pdf")
        let inode = { (path: String) in
            try FileManager.default.attributesOfItem(atPath: "\(shop.folder)/\(path)")[.systemFileNumber]
                as? Int
        }
        let same = try before.map(inode)
        _ = await shop.run("site", "-o", "site")
        #expect(try before.map(inode) == same)
        let again = try shop.read(before[0])
        _ = await shop.run("site", "-o", "other")
        #expect(try shop.read(before[0].replacingOccurrences(of: "site/img", with: "other/img")) == again)
        _ = await shop.run("site", "-o", "site", "--no-documents")
        #expect(try documents(".svg").isEmpty && documents(".pdf").isEmpty)
    }

    @Test func `A component's page tells what its variants are made with`() async throws {
        let shop = try Shop()
        _ = await shop.run("site", "-o", "site")
        let page = try text(of: "site/c/badge.html", in: shop)
        #expect(page.contains("id=\"_definition\"") && page.contains("<dt>Canvas</dt>"))
    }

    private func text(of path: String, in shop: Shop) throws -> String {
        String(decoding: try shop.read(path), as: UTF8.self)
    }
}
