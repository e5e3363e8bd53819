import CatalogKit
import Foundation
import RunRecords
import SnapshotRuns
import Testing
import VitrineViews

private struct Badge: View {
    var padding = 4.0
    var color = Color.red

    var body: some View { Text("Sale").padding(padding).background(color) }
}

@MainActor
struct ApprovalTests {
    /// Three snapshots with the same change, one with another besides, and one of another kind.
    private func changedStage() async throws -> Stage {
        let stage = try Stage()
        let row = { (padding: Double, color: Color, last: Double) in
            ContentVariants([
                Badge(padding: padding).named("A"), HStack { Badge(padding: padding) }.named("B"),
                VStack { Badge(padding: padding) }.named("C"),
                Badge(padding: padding, color: color).named("D"),
                Color.red.frame(width: last, height: 9).named("E"),
            ])
        }
        stage.variants = row(4, .red, 9)
        _ = await stage.run("record")
        stage.variants = row(8, .blue, 10)
        return stage
    }

    @Test func `The same cause is told once and approved at once`() async throws {
        let stage = try await changedStage()
        let (status, text) = await stage.run("check")
        #expect(status == .differs)
        #expect(
            text.hasPrefix("3 snapshots differ: `Badge`: padding 4 → 8 pt\n  such as stage/a, "),
            "\(text)")
        #expect(text.contains("\n  likewise    stage/b\n  likewise    stage/c\n"))
        #expect(text.contains("stage/d differs\n") && text.contains("stage/e differs\n"))
        let command = try #require(text.split(separator: "\n").first { $0.contains("--cluster") })
        let cluster = String(try #require(command.split(separator: " ").last))
        let approval = await stage.run("approve", "--cluster", cluster)
        #expect(approval == (.allMatch, "approved stage/a\napproved stage/b\napproved stage/c\n"))
        let outcomes = try await stage.check().mapValues(\.outcome.name)
        #expect(
            outcomes == ["a": "matched", "b": "matched", "c": "matched", "d": "differs", "e": "differs"])
    }

    @Test func `A glob narrows a cluster down, and an unknown cluster is an error`() async throws {
        let stage = try await changedStage()
        let text = await stage.run("check").text
        let command = try #require(text.split(separator: "\n").first { $0.contains("--cluster") })
        let cluster = String(try #require(command.split(separator: " ").last))
        #expect(
            await stage.run("approve", "coupon/[ab]", "--cluster", cluster) == (
                .misuse, "error: no snapshot of the run matches 'coupon/[ab]'; 'check' runs again\n"
            ))
        _ = await stage.run("check", "stage/a")
        #expect(
            await stage.run("approve", "stage/b").text
                == "error: no snapshot of the run matches 'stage/b'; did you mean 'stage/a'? 'check' runs again\n"
        )
        _ = await stage.run("check")
        #expect(await stage.run("approve", "stage/a", "--cluster", cluster).text == "approved stage/a\n")
        #expect(
            await stage.run("approve", "--cluster", "00000000") == (
                .misuse,
                "error: the last run found no changes of the cluster '00000000'; 'check' tells which there are\n"
            ))
    }

    @Test func `A renamed variant keeps its picture`() async throws {
        let stage = try Stage(ContentVariants([Badge().named("Old name"), Badge(padding: 5).named("Other")]))
        _ = await stage.run("record")
        let picture = try Data(contentsOf: URL(filePath: stage.path("Snapshots/stage/old-name.png")))
        stage.variants = ContentVariants([Badge().named("New name"), Badge(padding: 5).named("Other")])
        let (status, text) = await stage.run("check")
        #expect(status == .missingOrStale)
        #expect(
            text.contains(
                """
                renamed references, missing here and stale there with the same pixels
                  stage/old-name → stage/new-name
                  move        catalog approve stage/new-name@light
                """), "\(text)")
        #expect(!text.contains("prune"), "what has a new name is not to be thrown away")
        #expect(
            await stage.run("approve", "stage/new-name").text
                == "approved stage/new-name, renamed from stage/old-name\n")
        #expect(try Data(contentsOf: URL(filePath: stage.path("Snapshots/stage/new-name.png"))) == picture)
        #expect(await stage.run("check") == (.allMatch, "2 snapshots match\n"))
        #expect(await stage.run("prune") == (.allMatch, "no stale references\n"))
    }

    @Test func `A stale reference with other pixels is no rename`() async throws {
        let stage = try Stage(ContentVariants([Badge().named("Old")]))
        _ = await stage.run("record")
        stage.variants = ContentVariants([Badge(padding: 9).named("New")])
        let text = await stage.run("check").text
        #expect(text.contains("missing references\n  stage/new"))
        #expect(!text.contains("renamed"))
    }

    @Test func `Pruning a part is refused`() async throws {
        let stage = try Stage(ContentVariants([Badge().named("Old")]))
        _ = await stage.run("record")
        stage.variants = ContentVariants([Badge(padding: 9).named("New")])
        #expect(await stage.run("prune", "stage/old").text.contains("stale Snapshots/stage/old.png"))
        #expect(await stage.run("prune", "stage/old", "--delete").status == .misuse)
        #expect(FileManager.default.fileExists(atPath: stage.path("Snapshots/stage/old.png")))
    }

    @Test func `Continuous integration records only when a flag says so`() async throws {
        let stage = try Stage(ContentVariants([Badge().named("A")]))
        stage.isContinuousIntegration = true
        #expect(await stage.run("record").status == .misuse)
        #expect(await stage.run("check").status == .missingOrStale)
        #expect(!FileManager.default.fileExists(atPath: stage.path("Snapshots/stage/a.png")))
        for mode in ["missing", "changed", "all"] {
            #expect(await stage.run("check", "--record", mode).status == .misuse)
        }
        #expect(!FileManager.default.fileExists(atPath: stage.path("Snapshots/stage/a.png")))
        #expect(await stage.run("check", "--record", "none").status == .missingOrStale)
        #expect(await stage.run("check", "--record", "missing", "--in-ci").status == .allMatch)
        #expect(await stage.run("record", "--in-ci").status == .allMatch)
    }
}
