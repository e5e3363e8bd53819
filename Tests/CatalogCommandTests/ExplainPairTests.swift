import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineViews

@MainActor
struct ExplainPairTests {
    @Test func `Two snapshots are compared with each other, by the names of either`() async throws {
        let stage = try Stage()
        stage.variants = ContentVariants([
            Color.red.frame(width: 20, height: 9).named("A"),
            Color.red.frame(width: 30, height: 9).named("B"),
        ])
        let (status, text) = await stage.run("explain", "stage/a", "stage/b@light")
        #expect(status == .allMatch)
        #expect(text.hasPrefix("stage/a → stage/b\n  because    "), "\(text)")
        #expect(text.contains("width 20 → 30 pt"))
        let json = await stage.run("explain", "stage/a", "stage/b", "--json").text
        let pairs = try #require(
            try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(pairs.map { $0["second"] as? String } == ["stage/b"])
        let changes = try #require(pairs[0]["changes"] as? [[String: Any]])
        #expect(changes[0]["old"] as? String == "20 pt" && changes[0]["new"] as? String == "30 pt", "\(json)")
        #expect(changes[0]["new boxes"] as? [[Double]] == [[4, 4, 30, 9]])
        // Patterns that are no names are compared with their references, as one is.
        #expect(await stage.run("explain", "stage/a*", "stage/b*").text.contains("missing reference"))
        let same = await stage.run("explain", "stage/a", "stage/a").text
        #expect(same == "stage/a → stage/a\n  the elements are the same\n")
        #expect(await stage.run("explain", "stage/a", "stage/z").status == .misuse)
    }

    @Test func `The layout engine's decisions are printed by the elements' names`() async throws {
        let stage = try Stage()
        stage.variants = ContentVariants([
            Color.red.frame(width: 20, height: 9).padding(4).named("A", line: 3)
        ])
        let decisions = await stage.run("explain", "stage/a", "--layout").text
        #expect(decisions.hasPrefix("stage/a\n"), "\(decisions)")
        #expect(decisions.contains("\"Rectangle\": 20.0 × 9.0 proposed, takes 20.0 × 9.0\n"), "\(decisions)")
        #expect(decisions.contains("\"Rectangle:padding\": ideal × ideal proposed, takes 28.0 × 17.0\n"))
        let (status, text) = await stage.run("explain", "stage/a", "--timings")
        #expect(status == .allMatch)
        let stages = text.split(separator: "\n").dropFirst().map { String($0.prefix(13)) }
        #expect(stages == ["  resolve    ", "  lay out    ", "  paint      ", "  rasterize  "])
        #expect(await stage.run("explain", "stage/a", "stage/a", "--layout").status == .misuse)
    }

    @Test func `Two modes compare each variant with itself`() async throws {
        let shop = try Shop()
        let (status, text) = await shop.run("explain", "@light", "@dark")
        #expect(status == .allMatch)
        #expect(text.contains("badge/sale → badge/sale@dark\n"))
        #expect(text.contains("badge/new → badge/new@dark\n"))
        let one = await shop.run("explain", "@dark", "@light", "badge/sale").text
        #expect(one.hasPrefix("badge/sale@dark → badge/sale\n") && !one.contains("new"))
        #expect(await shop.run("explain", "@light", "@sepia").status == .misuse)
    }

    @Test(arguments: [
        ["@dark"], ["@dark", "badge"], ["badge", "@dark"], ["@light", "@dark", "a", "b"],
        ["@light", "@dark", "@ax3"], ["@light", "@dark", "badge/sale@dark"], ["badge", "--json", "--tree"],
        ["badge/sale", "badge/new", "--tree"],
    ])
    func `What cannot be meant is said`(arguments: [String]) async throws {
        let (status, text) = await (try Shop()).run(["explain"] + arguments)
        #expect(status == .misuse && text.hasPrefix("error: "), "\(text)")
    }

    @Test func `A component that fails is named`() async throws {
        let shop = try Shop()
        shop.design.fails = true
        let (status, text) = await shop.run("explain", "@light", "@dark")
        #expect(status == .failedToRender)
        #expect(
            text.contains("  badge/new failed to render: there is no 'cup' in Catalog/Images\n"), "\(text)")
    }
}
