import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineViews

@MainActor
struct CommandTests {
    @Test func `What was recorded matches`() async throws {
        let shop = try Shop()
        let recorded = await shop.run("record")
        #expect(recorded.status == .allMatch)
        #expect(
            recorded.text == """
                new      badge/sale
                new      badge/sale@dark
                new      badge/new
                new      badge/new@dark
                recorded 4 new and 0 changed references; 0 were as they are

                """)
        #expect(
            try shop.files() == [
                "Snapshots/badge/new.json", "Snapshots/badge/new.png", "Snapshots/badge/new@dark.json",
                "Snapshots/badge/new@dark.png", "Snapshots/badge/sale.json", "Snapshots/badge/sale.png",
                "Snapshots/badge/sale@dark.json", "Snapshots/badge/sale@dark.png",
            ])
        #expect(await shop.run("check") == (.allMatch, "4 snapshots match\n"))
        #expect(await shop.run("check", "--no-cache", "--jobs", "1") == (.allMatch, "4 snapshots match\n"))
        #expect(
            await shop.run("record").text == "recorded 0 new and 0 changed references; 4 were as they are\n")
    }

    @Test func `A picture that stands instead of lying is another, though its bytes are the same`()
        async throws
    {
        let stage = try Stage(ContentVariants([Color.white.frame(width: 4, height: 20).named("A")]))
        _ = await stage.run("record")
        stage.variants = ContentVariants([Color.white.frame(width: 20, height: 4).named("A")])
        #expect(await stage.run("check").status == .differs)
    }

    @Test func `A changed value is explained, approved and then matches`() async throws {
        let shop = try Shop()
        _ = await shop.run("record")
        shop.design.padding = 8
        let check = await shop.run("check", "badge/sale@light")
        #expect(check.status == .differs)
        #expect(
            check.text == """
                badge/sale differs
                  Badge, 'Sale', light (CatalogCommandTests/Shop.swift:12)
                  `Badge`: padding 4 → 8 pt; therefore the component is 8 pt wider and 8 pt taller, \
                2 elements move or resize
                  88×68 px, reference 72×52 px; 3872 of 5984 px differ, 3872 by more than 16, \
                3872 by more than 64: 88×68 at (0, 0)
                  reference   Snapshots/badge/sale.png
                  actual      .vitrine/last-run/actual/badge/sale.png
                  difference  .vitrine/last-run/difference/badge/sale.png
                  approve     catalog approve badge/sale@light

                1 snapshot: 1 differs

                """)
        #expect(await shop.run("approve", "badge/sale@light") == (.allMatch, "approved badge/sale\n"))
        #expect(await shop.run("approve", "--all") == (.allMatch, "nothing to approve\n"))
        #expect(await shop.run("check", "badge/sale@light") == (.allMatch, "1 snapshot matches\n"))
        #expect(await shop.run("check").status == .differs)
        #expect(await shop.run("approve", "--all") == (.allMatch, "approved badge/sale@dark\n"))
        #expect(await shop.run("check") == (.allMatch, "4 snapshots match\n"))
    }

    @Test func `Explaining keeps nothing and tells all`() async throws {
        let shop = try Shop()
        _ = await shop.run("record")
        shop.design.padding = 8
        let explained = await shop.run("explain", "badge/sale@light")
        #expect(explained.status == .differs)
        #expect(
            explained.text.hasPrefix("badge/sale differs\n  because    `Badge`: padding 4 → 8 pt\n"))
        #expect(await shop.run("approve", "--all").text.hasPrefix("error: there is no finished run in"))
    }

    @Test func `A deleted reference is missing and a stray file is stale`() async throws {
        let shop = try Shop()
        _ = await shop.run("record")
        try shop.remove("Snapshots/badge/new@dark.png")
        try shop.write("stray", to: "Snapshots/badge/old.png")
        let check = await shop.run("check")
        #expect(check.status == .missingOrStale)
        #expect(
            check.text == """
                missing references
                  badge/new@dark (CatalogCommandTests/Shop.swift:34)
                  actual      .vitrine/last-run/actual
                  record      catalog record badge/new@dark

                stale references, which no snapshot owns
                  Snapshots/badge/old.png
                  remove      catalog prune --delete

                4 snapshots: 3 matched, 1 missing reference, 1 stale file

                """)
        #expect(await shop.run("prune") == (.missingOrStale, "stale Snapshots/badge/old.png\n"))
        #expect(await shop.run("prune", "--delete") == (.allMatch, "deleted Snapshots/badge/old.png\n"))
        #expect(await shop.run("prune") == (.allMatch, "no stale references\n"))
    }

    @Test(arguments: [
        ("garbage", "the file is not a PNG, JPEG or WebP picture"),
        ("", "the file is empty"),
        (
            "version https://git-lfs.github.com/spec/v1\n",
            "the file is a Git LFS pointer, not a picture; run git lfs pull"
        ),
        (
            "<<<<<<< HEAD\n",
            "the file is the text of a merge conflict, not a picture; check one side's picture out"
        ),
    ])
    func `A file that is no picture fails one snapshot`(content: String, reason: String) async throws {
        let shop = try Shop()
        _ = await shop.run("record")
        try shop.write(content, to: "Snapshots/badge/sale.png")
        let check = await shop.run("check")
        #expect(check.status == .differs)
        #expect(check.text.contains("badge/sale unreadable reference\n"))
        #expect(check.text.contains("\n  \(reason)\n"))
        #expect(check.text.hasSuffix("4 snapshots: 3 matched, 1 unreadable reference\n"))
        _ = await shop.run("approve", "--all")
        #expect(await shop.run("check") == (.allMatch, "4 snapshots match\n"))
    }

    @Test func `A picture beside another's sidecar is unreadable`() async throws {
        let shop = try Shop()
        _ = await shop.run("record")
        try shop.read("Snapshots/badge/new.png").write(
            to: URL(filePath: shop.folder + "/Snapshots/badge/sale.png"))
        #expect(await shop.run("check").text.contains("\n  picture and sidecar do not belong together\n"))
    }

    @Test func `A component that throws leaves the rest alone`() async throws {
        let shop = try Shop()
        _ = await shop.run("record")
        shop.design.fails = true
        let check = await shop.run("check")
        #expect(check.status == .failedToRender)
        #expect(
            check.text.hasPrefix(
                """
                badge/new failed to render
                  Badge, 'New', light (CatalogCommandTests/Shop.swift:34)
                  there is no 'cup' in Catalog/Images
                  likewise in dark

                """))
        #expect(check.text.hasSuffix("4 snapshots: 2 matched, 2 failed to render\n"))
        let record = await shop.run("record")
        #expect(record.status == .failedToRender)
        #expect(
            record.text.hasSuffix(
                "\nbadge/new in light, dark failed to render: there is no 'cup' in Catalog/Images\n"))
    }

    @Test func `Approving refuses a reference that has changed since the check`() async throws {
        let shop = try Shop()
        _ = await shop.run("record")
        shop.design.padding = 8
        _ = await shop.run("check")
        try shop.write("other", to: "Snapshots/badge/sale.json")
        try shop.write("changed", to: "Sources/Badge.swift")
        let approval = await shop.run("approve", "--all")
        #expect(approval.status == .differs)
        #expect(
            approval.text == """
                warning: the sources were changed after the check; the approved pictures may be outdated
                approved badge/sale@dark
                refused badge/sale: its reference was changed after the check; run 'catalog check' again

                """)
    }

    @Test func `Rendering gives the same bytes with one worker and with two`() async throws {
        let shop = try Shop()
        #expect(
            await shop.run("render", "-o", "one", "--jobs", "1").text == "rendered 4 snapshots into 'one'\n")
        #expect(await shop.run("render", "-o", "two", "--jobs", "2").status == .allMatch)
        for name in ["new", "new@dark", "sale", "sale@dark"] {
            #expect(try shop.read("one/badge/\(name).png") == shop.read("two/badge/\(name).png"))
        }
    }

    @Test func `JSON is for machines`() async throws {
        let shop = try Shop()
        let list = await shop.run("list", "--json", "*/sale@light")
        #expect(
            list.text == """
                [
                  {"component": "Badge", "definition": "CatalogCommandTests.Badge_Definition", \
                "id": "badge/sale", "mode": "light", "place": "CatalogCommandTests/Shop.swift:12", \
                "variant": "Sale"}
                ]

                """)
        let check = await shop.run("check", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(check.text.utf8)) as? [String: Any]
        #expect(
            (object?["snapshots"] as? [[String: Any]])?.compactMap { $0["outcome"] as? String }.count == 4)
        #expect(try shop.read(".vitrine/last-run/results.json") == Data(check.text.utf8))
    }
}
