import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineViews

/// What commands say besides their results, and how scripts ask for it.
@MainActor
struct OutputTests {
    @Test func `A quiet command tells only what is wrong`() async throws {
        let shop = try Shop()
        #expect(await shop.run("record", "--quiet") == (.allMatch, ""))
        #expect(await shop.run("check", "-q") == (.allMatch, ""))
        #expect(await shop.run("prune", "-q") == (.allMatch, ""))
        #expect(await shop.run("render", "-q", "-o", "out") == (.allMatch, ""))
        #expect(await shop.run("site", "-q", "-o", "site") == (.allMatch, ""))
        shop.design.padding = 8
        let (status, text) = await shop.run("check", "-q")
        #expect(status == .differs)
        #expect(text.hasPrefix("2 snapshots differ: `Badge`: padding 4 → 8 pt\n"), "\(text)")
        shop.design.fails = true
        #expect(await shop.run("record", "-q").text.contains("badge/new in light, dark failed to render"))
    }

    @Test func `A verbose command names each snapshot when it is done`() async throws {
        let (_, text) = await (try Shop()).run("record", "--verbose", "--jobs", "1")
        #expect(
            text.hasPrefix("badge/sale\nbadge/sale@dark\nbadge/new\nbadge/new@dark\nnew      badge/sale\n"),
            "\(text)")
    }

    @Test func `Quiet and verbose exclude each other`() async throws {
        let (status, text) = await (try Shop()).run("check", "-q", "-v")
        #expect(status == .misuse)
        #expect(text.hasPrefix("error: --quiet and --verbose exclude each other\n"), "\(text)")
    }

    @Test func `The version names all that pictures depend on`() async throws {
        let (status, text) = await (try Shop()).run("--version")
        #expect(status == .allMatch)
        #expect(
            text.hasPrefix("vitrine ") && text.contains(", cairo ") && text.contains(", pango "), "\(text)")
    }

    @Test func `The last line says how long it took and how many were drawn`() async throws {
        let stage = try Stage(ContentVariants([Color.red.frame(width: 4, height: 4).named("A")]))
        stage.elapsed = .milliseconds(1249)
        #expect(await stage.run("record").text.hasSuffix("; 0 were as they are (1.2 s)\n"))
        #expect(await stage.run("check") == (.allMatch, "1 snapshot matches (1.2 s, none drawn)\n"))
        #expect(
            await stage.run("check", "--no-cache") == (.allMatch, "1 snapshot matches (1.2 s, 1 drawn)\n"))
    }

    @Test func `Records, prunes and explanations can be read by scripts`() async throws {
        let shop = try Shop()
        #expect(
            await shop.run("record", "badge/sale", "--json").text == """
                [
                  {"id": "badge/sale", "result": "new"},
                  {"id": "badge/sale@dark", "result": "new"}
                ]

                """)
        shop.design.hasSecondVariant = false
        #expect(await shop.run("prune", "--json") == (.allMatch, "[]\n"))
        try shop.write("old", to: "Snapshots/badge/old.png")
        try shop.write("note", to: "Snapshots/badge/note.txt")
        let (status, text) = await shop.run("prune", "--json")
        #expect(status == .missingOrStale)
        #expect(
            text == """
                [
                  {"path": "Snapshots/badge/old.png", "result": "stale"},
                  {"message": "it is not named like a snapshot", "path": "Snapshots/badge/note.txt", \
                "result": "left alone"}
                ]

                """)
        shop.design.padding = 8
        let explained = await shop.run("explain", "badge/sale@light", "--json").text
        let list = try #require(
            try JSONSerialization.jsonObject(with: Data(explained.utf8)) as? [[String: Any]])
        #expect(list.count == 1 && list[0]["outcome"] as? String == "differs")
        #expect(list[0]["actual"] == nil && list[0]["difference"] == nil)
    }

    @Test func `What is not drawn is told once for a component`() async throws {
        let unknown = Image(systemName: "no.such.symbol")
        let stage = try Stage(ContentVariants([unknown.named("A"), unknown.named("B"), unknown.named("C")]))
        _ = await stage.run("record")
        let text = await stage.run("check").text
        #expect(text.split(separator: "\n").count { $0.hasPrefix("warning: ") } == 1, "\(text)")
        #expect(
            text.contains("warning: stage/a: ") && text.contains("; likewise 2 more of 'stage'\n"), "\(text)")
    }
}
