import CatalogKit
import Foundation
import RunRecords
import SnapshotStore
import Testing
import VitrineViews

@MainActor
struct ReportCommandTests {
    /// Seven snapshots of which two differ and one is missing.
    private func stage() async throws -> Stage {
        let stage = try Stage()
        let variants = { (names: [String], width: Double) in
            ContentVariants(
                names.map { name in
                    Color.red.frame(width: ["B", "F"].contains(name) ? width : 9, height: 9).named(name)
                })
        }
        stage.variants = variants(["A", "B", "C", "D", "E", "F"], 9)
        _ = await stage.run("record")
        stage.variants = variants(["A", "B", "C", "D", "E", "F", "G"], 12)
        return stage
    }

    private func files(_ folder: String, _ stage: Stage) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: stage.path(folder)).filter { $0.contains(".") }
            .sorted()
    }

    @Test func `A report holds everything that a reader needs`() async throws {
        let stage = try await stage()
        #expect(await stage.run("check", "--report", "out").status == .differs)
        #expect(
            try files("out", stage).filter { !$0.hasPrefix("pictures/") && !$0.hasPrefix("sidecars/") } == [
                "index.html", "junit.xml", "reg.json", "report.css", "report.js", "results.json",
                "summary.md",
            ])
        // B and F look alike, and G as both did before.
        #expect(try files("out/pictures", stage).count == 3)
        #expect(try files("out/sidecars", stage).count == 2)
        let page = try stage.text(of: "out/index.html")
        #expect(page.contains("2 snapshots with the same cause"))
        #expect(page.contains("<img src=\"pictures/"))
        // Nothing is loaded from elsewhere.
        #expect(!page.contains("href=\"site.css\"") && !page.contains("site.js") && !page.contains("://"))
        for line in try stage.text(of: "out/reg.json").split(separator: "\n") where line.contains("Items") {
            #expect(line.contains("["))
        }
        // A second report takes the first one's place.
        #expect(await stage.run("check", "stage/a", "--report", "out").status == .allMatch)
        #expect(try files("out", stage).filter { $0.hasSuffix(".png") || $0.contains("sidecars/") } == [])
    }

    @Test func `A folder of something else is left alone`() async throws {
        let stage = try await stage()
        let (status, text) = await stage.run("check", "--report", "Catalog")
        #expect(status == .failed)
        #expect(text.contains("the folder holds something else; name a new or empty one"))
    }

    @Test func `Shards together come to the same as the whole`() async throws {
        let stage = try await stage()
        #expect(await stage.run("check", "--report", "whole").status == .differs)
        for index in 1...3 {
            _ = await stage.run("check", "--shard", "\(index)/3", "--report", "part\(index)")
        }
        let merged = await stage.run("merge-reports", "part2", "part3", "part1", "-o", "merged")
        #expect(merged.status == .differs)
        #expect(merged.text.hasSuffix("7 snapshots: 4 matched, 2 differ, 1 missing reference\n"))
        #expect(try files("merged", stage) == (try files("whole", stage)))
        for name in ["index.html", "junit.xml", "reg.json", "results.json", "summary.md"] {
            #expect(try stage.text(of: "merged/\(name)") == (try stage.text(of: "whole/\(name)")), "\(name)")
        }
    }

    @Test func `Shards are balanced and tell what is stale once`() async throws {
        let stage = try await stage()
        try stage.write([], to: "Snapshots/stage/old.png")
        var counts: [Int] = []
        var stale = 0
        for index in 1...3 {
            _ = await stage.run("check", "--shard", "\(index)/3")
            let report = try #require(try CatalogFolder(named: stage.folder).lastRun.record()).report
            counts.append(report.results.count)
            stale += report.stale.count
        }
        #expect(counts == [3, 2, 2])
        #expect(stale == 1)
    }

    @Test func `A missing shard, a second one and other sources are errors`() async throws {
        let stage = try await stage()
        for index in 1...3 {
            _ = await stage.run("check", "--shard", "\(index)/3", "--report", "part\(index)")
        }
        #expect(
            await stage.run("merge-reports", "part1", "part3", "-o", "merged") == (
                .failed, "error: cannot merge the reports: 2/3 is missing\n"
            ))
        let twice = await stage.run("merge-reports", "part1", "part1", "part2", "part3", "-o", "merged")
        #expect(twice.status == .failed)
        #expect(twice.text.contains("is of shard 1/3 as well"))
        try stage.write(Array("changed".utf8), to: "Catalog/note.txt")
        _ = await stage.run("check", "--shard", "2/3", "--report", "part2")
        let other = await stage.run("merge-reports", "part1", "part2", "part3", "-o", "merged")
        #expect(other.text.contains("it was made of other sources than"))
        #expect(!FileManager.default.fileExists(atPath: stage.path("merged")))
    }

    @Test func `A GitHub workflow gets annotations`() async throws {
        let stage = try await stage()
        #expect(!(await stage.run("check").text.contains("::error")))
        stage.isGitHubWorkflow = true
        #expect(await stage.run("check").text.contains("\n::error title=stage/b differs::"))
        #expect(!(await stage.run("check", "--json").text.contains("::error")))
    }

    @Test func `The doctor finds nothing wrong with what is well`() async throws {
        let stage = try await stage()
        let (status, text) = await stage.run("doctor")
        #expect(status == .allMatch)
        #expect(text.contains("references   6\n"))
        #expect(
            text.contains(
                "determinism  7 snapshots drawn 3 times: drawn a second time, in another order by 4 workers\n"
            ))
    }

    @Test func `The doctor names a component that is not deterministic`() async throws {
        let stage = try Stage()
        var count = 0.0
        stage.variants = ContentVariants([
            Color.red.frame(width: 9, height: 9).named("Steady"),
            ContentVariant("Fickle") {
                count += 1
                return Color.red.frame(width: 9 + count, height: 9)
            },
        ])
        let (status, text) = await stage.run("doctor")
        #expect(status == .differs)
        #expect(
            text.hasSuffix(
                "not deterministic: stage/fickle differs drawn a second time and in another order by 4 workers\n"
            ),
            "\(text)")
    }
}
