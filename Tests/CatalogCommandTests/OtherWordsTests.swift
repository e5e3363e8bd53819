import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineViews

private struct FavoriteButton: View {
    var label = "Favourite"
    var isHidden = false

    var body: some View {
        Text("Save").accessibilityLabel(label).padding(4).accessibilityHidden(isHidden)
    }
}

/// Snapshots that look as approved and of which assistive technology says something else.
@MainActor
struct OtherWordsTests {
    private func stage(_ old: some View, _ new: some View) async throws -> Stage {
        let stage = try Stage(ContentVariants([old.named("A")]))
        _ = await stage.run("record")
        #expect(await stage.run("check") == (.allMatch, "1 snapshot matches\n"))
        stage.variants = ContentVariants([new.named("A", line: 7)])
        return stage
    }

    @Test func `Another label is a difference that can be approved`() async throws {
        let stage = try await stage(FavoriteButton(), FavoriteButton(label: "Add to favourites"))
        let picture = try Data(contentsOf: URL(filePath: stage.path("Snapshots/stage/a.png")))
        let expected = """
            stage/a differs
              Stage, 'A', light (CatalogCommandTests/OtherWordsTests.swift:7)
              `FavoriteButton`: accessibility label 'Favourite' → 'Add to favourites'
              same picture, other words
              approve     catalog approve stage/a@light

            1 snapshot: 1 differs

            """
        #expect(await stage.run("check") == (.differs, expected))
        #expect(await stage.run("check", "--no-cache") == (.differs, expected))
        #expect(
            await stage.run("explain", "stage/a").text == """
                stage/a differs
                  because    `FavoriteButton`: accessibility label 'Favourite' → 'Add to favourites'
                             FavoriteButton/Text
                  same picture, other words

                """)
        #expect(
            await stage.run("explain", "stage/a", "--tree").text.contains("  label Add to favourites  "))
        #expect(await stage.run("approve", "--all") == (.allMatch, "approved stage/a\n"))
        #expect(await stage.run("check") == (.allMatch, "1 snapshot matches\n"))
        #expect(try Data(contentsOf: URL(filePath: stage.path("Snapshots/stage/a.png"))) == picture)
    }

    @Test func `Reports tell it to people and to machines`() async throws {
        let stage = try await stage(FavoriteButton(), FavoriteButton(isHidden: true))
        #expect(await stage.run("check", "--report", "report").status == .differs)
        #expect(
            try stage.text(of: "report/junit.xml").contains(
                "<failure type=\"differs\" message=\"`FavoriteButton`: accessibility hidden added\"/>"
            ))
        let page = try stage.text(of: "report/index.html")
        #expect(page.contains("same picture, other words"))
        #expect(page.contains("accessibility hidden added"))
        #expect(try stage.text(of: "report/summary.md").contains("same picture, other words"))
        let results = try stage.text(of: "report/results.json")
        #expect(results.contains("\"differing pixels\": 0") && !results.contains("\"difference\":"))
        #expect(try stage.text(of: "report/reg.json").contains("\"diffItems\": []"))
    }

    @Test func `What is cut off is read all the same`() async throws {
        let text = { (end: String) in
            Text("A teapot for \(end)").lineLimit(1).frame(width: 40)
        }
        let stage = try await stage(text("two persons"), text("six persons"))
        let (status, told) = await stage.run("check")
        #expect(status == .differs)
        #expect(
            told.contains("text 'A teapot for two persons' → 'A teapot for six persons'\n  same picture"),
            "\(told)")
    }

    @Test func `Another structure with the same words matches`() async throws {
        let old = HStack { Text("Save").accessibilityLabel("Keep") }
        let new = VStack { ZStack { Text("Save").accessibilityLabel("Keep") } }
        let stage = try await stage(old, new)
        #expect(await stage.run("check") == (.allMatch, "1 snapshot matches\n"))
    }

    @Test func `What a changed text says is told once`() async throws {
        let badge = { (text: String) in Text(text).accessibilityLabel("\(text), a label") }
        let stage = try await stage(badge("Sale"), badge("New"))
        let (_, text) = await stage.run("check")
        #expect(text.contains("text 'Sale' → 'New'"))
        #expect(!text.contains("accessibility"), "\(text)")
    }

    @Test func `Words in a mask are not compared`() async throws {
        let clock = { (time: String) in Text("Now").accessibilityLabel(time).snapshotMasked() }
        let stage = try await stage(clock("12:01"), clock("12:02"))
        #expect(await stage.run("check") == (.allMatch, "1 snapshot matches\n"))
    }
}
