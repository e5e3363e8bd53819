import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineViews

/// What several snapshots or elements have in common is told once.
@MainActor
struct RepeatedReasonTests {
    private static let vase =
        "cannot show the image in 'VStack/Image': there is no 'vase' in Catalog/Images"

    /// Two variants with a picture that there is not, each at another place, in two modes.
    private func stageWithoutPicture() throws -> Stage {
        let stage = try Stage(
            ContentVariants([
                VStack { Image("vase") }.named("A"), HStack { Image("vase") }.named("B"),
                Text("Tea").named("C"),
            ]))
        stage.modes = [.light, .dark]
        return stage
    }

    private func text(_ text: String) -> String {
        text.replacing(/\S+\.swift:\d+/, with: "PLACE")
    }

    @Test func `Snapshots that fail for one reason share a paragraph that names them all`() async throws {
        let stage = try stageWithoutPicture()
        let recorded = await stage.run("record").text
        #expect(
            recorded == """
                new      stage/c
                new      stage/c@dark
                recorded 2 new and 0 changed references; 0 were as they are
                stage/a in light, dark; stage/b in light, dark failed to render: \(Self.vase); and 1 more element

                """)
        let checked = text(await stage.run("check").text)
        #expect(
            checked == """
                4 snapshots failed to render
                  such as stage/a, PLACE
                  \(Self.vase)
                  and 1 more element
                  likewise in dark
                  likewise    stage/b in light, dark

                6 snapshots: 2 matched, 4 failed to render

                """)
    }

    @Test func `A report has a box and the summary a line for them`() async throws {
        let stage = try stageWithoutPicture()
        _ = await stage.run("record")
        for index in 1...2 {
            _ = await stage.run("check", "--shard", "\(index)/2", "--report", "part-\(index)")
        }
        #expect(
            await stage.run("merge-reports", "part-1", "part-2", "-o", "merged").status == .failedToRender)
        let page = try stage.text(of: "merged/index.html")
        #expect(page.matches(of: /<article/).count == 1)
        #expect(page.contains("<h2>4 snapshots for the same reason</h2>"), "\(page)")
        for id in ["a", "a@dark", "b", "b@dark"] {
            #expect(page.contains("<summary>stage/\(id)</summary>"))
        }
        let summary = try stage.text(of: "merged/summary.md")
        #expect(
            summary.contains(
                "- cannot show the image in 'VStack/Image': there is no 'vase' in Catalog/Images; and 1 more element: "
                    + "4 snapshots failed to render<br>`stage/a in light, dark`, `stage/b in light, dark`\n"),
            "\(summary)")
    }

    @Test func `A finding is told once of a component, however many elements have it`() async throws {
        let symbol = Image(systemName: "zeppelin")
        let stage = try Stage(
            ContentVariants([
                VStack {
                    symbol
                    symbol
                }.named("A"), symbol.named("B"),
            ]))
        _ = await stage.run("record")
        #expect(
            await stage.run("check").text == """
                2 snapshots match
                warning: stage/a: 'VStack/Image' is shown as a dashed frame: there is no 'zeppelin' in Catalog/Icons \
                or among the built-in symbols; add Catalog/Icons/zeppelin.svg; and 2 more elements; \
                likewise 1 more of 'stage'

                """)
    }

    @Test func `References that cannot be read for one reason share a paragraph`() async throws {
        let stage = try Stage(ContentVariants([Text("Tea").named("A"), Text("Milk").named("B")]))
        _ = await stage.run("record")
        for name in ["a", "b"] { try stage.write(Array("garbage".utf8), to: "Snapshots/stage/\(name).png") }
        let told = text(await stage.run("check").text)
        #expect(
            told.hasPrefix("2 snapshots have an unreadable reference\n  such as stage/a, PLACE\n"), "\(told)")
        #expect(
            told.hasSuffix(
                """
                  likewise    stage/b
                  approve     catalog approve stage/a@light stage/b@light

                2 snapshots: 2 unreadable reference

                """), "\(told)")
    }
}
