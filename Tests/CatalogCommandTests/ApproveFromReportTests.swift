import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineHashing
import VitrineViews

private struct Badge: View {
    var padding = 4.0
    var color = Color.red

    var body: some View { color.frame(width: 9, height: 9).padding(padding).background(Color.gray) }
}

/// Approving what a report holds that another machine has made.
@MainActor
struct ApproveFromReportTests {
    /// A checkout with references, and a report about three that differ, two for the same cause, and a new one.
    private func stage() async throws -> Stage {
        let stage = try Stage()
        stage.variants = ContentVariants([
            Badge().named("A"), HStack { Badge() }.named("B"), Badge(color: .blue).named("C"),
        ])
        _ = await stage.run("record")
        stage.variants = ContentVariants([
            Badge(padding: 8).named("A"), HStack { Badge(padding: 8) }.named("B"),
            Badge(color: .green).named("C"), Badge(padding: 1).named("D"),
        ])
        #expect(await stage.run("check", "--report", "report").status == .differs)
        // The catalogue that approves has no run of its own.
        try FileManager.default.removeItem(atPath: stage.path(".vitrine"))
        return stage
    }

    /// Changes the record as an attacker does who knows how records are made.
    private func forge(_ stage: Stage, _ change: (String) -> String) throws {
        var text = change(try stage.text(of: "report/results.json"))
        let seal = try #require(text.range(of: "  \"hash\": ", options: .backwards))
        text = String(text[..<seal.lowerBound])
        text += "  \"hash\": \"\(contentHash(of: Array(text.utf8)))\"\n}\n"
        try stage.write(Array(text.utf8), to: "report/results.json")
    }

    private func result(_ id: String, _ stage: Stage) throws -> SnapshotResult {
        let line = try #require(
            stage.text(of: "report/results.json").split(separator: "\n").first {
                $0.contains("\"id\": \"\(id)\"")
            })
        let text = line.drop { $0 == " " }
        return try SnapshotResult(line: Array((text.hasSuffix(",") ? text.dropLast() : text).utf8))
    }

    @Test func `Pictures and sidecars of a report become references`() async throws {
        let stage = try await stage()
        let first = await stage.run("approve", "--from", "report", "stage/a", "stage/d")
        #expect(first == (.allMatch, "approved stage/a\napproved stage/d\n"), "\(first)")
        let cluster = try #require(
            try stage.text(of: "report/summary.md").firstMatch(of: /--cluster ([0-9a-f]{8})/).map {
                String($0.1)
            })
        #expect(
            await stage.run("approve", "--from", "report", "--cluster", cluster)
                == (.allMatch, "approved stage/b\n"))
        #expect(await stage.run("approve", "--from", "report", "--all") == (.allMatch, "approved stage/c\n"))
        #expect(await stage.run("check", "--no-cache") == (.allMatch, "4 snapshots match\n"))
        // Just what would have been recorded here.
        #expect(
            await stage.run("record").text == "recorded 0 new and 0 changed references; 4 were as they are\n")
    }

    @Test func `A merged report can be approved from`() async throws {
        let stage = try await stage()
        for index in 1...2 {
            _ = await stage.run("check", "--shard", "\(index)/2", "--report", "part\(index)")
        }
        _ = await stage.run("merge-reports", "part1", "part2", "-o", "merged")
        #expect(await stage.run("approve", "--from", "merged", "--all").status == .allMatch)
        #expect(await stage.run("check") == (.allMatch, "4 snapshots match\n"))
    }

    @Test func `A report of other sources is refused with both revisions`() async throws {
        let stage = try await stage()
        try stage.write(Array("new".utf8), to: "Catalog/note.txt")
        let help = "; check out what it was made of, or have what lies here checked again\n"
        #expect(
            await stage.run("approve", "--from", "report", "--all") == (
                .failed,
                "error: cannot approve from the report in '\(stage.path("report"))': it was made of other sources"
                    + help
            ))
        let revision = String(repeating: "ab", count: 20)
        try forge(stage) {
            $0.replacing("  \"inventory\"", with: "  \"revision\": \"\(revision)\",\n  \"inventory\"")
        }
        #expect(
            await stage.run("approve", "--from", "report", "--all").text.hasSuffix(
                "it was made of the sources of abababababab\(help)"))
        #expect(try stage.whole == ["a", "b", "c"])
    }

    @Test func `A report names the revision that it was made of`() async throws {
        let stage = try Stage(ContentVariants([Badge().named("A")]))
        for arguments in [
            ["init", "-q"],
            [
                "-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "--allow-empty",
                "-m", "A",
            ],
        ] {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["git", "-C", stage.folder] + arguments
            try process.run()
            process.waitUntilExit()
        }
        _ = await stage.run("check", "--report", "report")
        #expect(try stage.text(of: "report/results.json").contains(/\n  "revision": "[0-9a-f]{40}",\n/))
        try stage.write(Array("new".utf8), to: "Catalog/note.txt")
        #expect(
            await stage.run("approve", "--from", "report", "--all").text.contains(
                /it was made of the sources of [0-9a-f]{12}, which have changes here; check out/))
    }

    @Test func `What a report does not have is told as the report's`() async throws {
        let stage = try await stage()
        let report = stage.path("report")
        #expect(
            await stage.run("approve", "--from", "report", "--cluster", "zzz") == (
                .misuse,
                "error: the report in '\(report)' has no changes of the cluster 'zzz'; its 'summary.md' tells which "
                    + "there are\n"
            ))
        #expect(
            await stage.run("approve", "--from", "report", "stage/zz") == (
                .misuse,
                "error: no snapshot of the report in '\(report)' matches 'stage/zz'; did you mean 'stage/a', "
                    + "'stage/b' or 'stage/c'?\n"
            ))
        #expect(
            await stage.run("approve", "--from", "nowhere", "--all") == (
                .failed,
                "error: cannot approve from the report in '\(stage.path("nowhere"))': there is no such folder\n"
            ))
        #expect(
            await stage.run("merge-reports", "nowhere", "-o", "merged") == (
                .failed,
                "error: cannot merge the report in '\(stage.path("nowhere"))': there is no such folder\n"
            ))
    }

    @Test func `A reference that is another than the report's stays`() async throws {
        let stage = try await stage()
        let variants = stage.makeVariants
        stage.variants = ContentVariants([Badge(padding: 6).named("A")])
        _ = await stage.run("record", "stage/a")
        stage.makeVariants = variants
        let before = try stage.text(of: "Snapshots/stage/a.json")
        #expect(
            await stage.run("approve", "--from", "report", "--all") == (
                .differs,
                """
                approved stage/b
                approved stage/c
                approved stage/d
                refused stage/a: its reference here is not the one that the report compared it with

                """
            ))
        #expect(try stage.text(of: "Snapshots/stage/a.json") == before)
    }

    /// What is done to a report's files, and what is said of it.
    @Test(arguments: [
        ("another picture", "is not the picture that the check compared"),
        ("another sidecar", "is not the sidecar that the check has made"),
        ("no picture", "is missing"), ("no sidecar", "is missing"),
        ("a link to a picture", "it is a symbolic link, which is not followed"),
        ("a link to the sidecars", "it is a symbolic link, which is not followed"),
        ("no record", "it holds no results.json"),
        ("half a record", "the record ends too early; it was not written to its end"),
    ])
    func `Of a damaged report nothing is approved`(damage: String, message: String) async throws {
        let stage = try await stage()
        let result = try result("stage/b", stage)
        let picture = "report/pictures/\(try #require(result.actualHash)).png"
        let sidecar = "report/sidecars/\(try #require(result.actualSidecarHash)).json"
        let files = FileManager.default
        switch damage {
        case "another picture":
            try files.removeItem(atPath: stage.path(picture))
            try files.copyItem(
                atPath: stage.path("Snapshots/stage/c.png"), toPath: stage.path(picture))
        case "another sidecar":
            let text = try stage.text(of: sidecar)
            let edited = text.replacing("\"all edges\": 8", with: "\"all edges\": 4")
            try stage.write(Array(edited.utf8), to: sidecar)
        case "no picture": try files.removeItem(atPath: stage.path(picture))
        case "no sidecar": try files.removeItem(atPath: stage.path(sidecar))
        case "a link to a picture":
            try files.removeItem(atPath: stage.path(picture))
            try files.createSymbolicLink(
                atPath: stage.path(picture), withDestinationPath: stage.path("Snapshots/stage/c.png"))
        case "a link to the sidecars":
            try files.moveItem(atPath: stage.path("report/sidecars"), toPath: stage.path("elsewhere"))
            try files.createSymbolicLink(
                atPath: stage.path("report/sidecars"), withDestinationPath: stage.path("elsewhere"))
        case "no record": try files.removeItem(atPath: stage.path("report/results.json"))
        default:
            let text = try stage.text(of: "report/results.json")
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            try stage.write(Array(lines.dropLast(4).joined(separator: "\n").utf8), to: "report/results.json")
        }
        let (status, text) = await stage.run("approve", "--from", "report", "--all")
        #expect(status == .failed)
        #expect(text.hasPrefix("error: cannot approve from the report in "), "\(text)")
        #expect(text.contains(message), "\(text)")
        #expect(try stage.whole == ["a", "b", "c"])
        #expect(await stage.run("check", "stage/a").status == .differs)
    }

    /// What is changed in the record together with its hash, and what is said of it.
    @Test(arguments: [
        ("\"id\": \"stage/b\"", "\"id\": \"../../outside\"", "'id' is missing or of another kind"),
        ("\"actual hash\": \"", "\"actual hash\": \"../../", "'actual hash' is missing or of another kind"),
        (
            "\"actual sidecar hash\": \"", "\"actual sidecar hash\": \"../../",
            "'actual sidecar hash' is missing or of another kind"
        ),
        ("\"actual sidecar hash\"", "\"other\"", "it holds no sidecar of 'stage/a'"),
    ])
    func `A forged record is refused`(from: String, to: String, message: String) async throws {
        let stage = try await stage()
        try forge(stage) { $0.replacing(from, with: to) }
        let (status, text) = await stage.run("approve", "--from", "report", "--all")
        #expect(status == .failed)
        #expect(text.hasSuffix(message + "\n"), "\(text)")
        #expect(try stage.whole == ["a", "b", "c"])
    }

    @Test func `A sidecar of another picture is refused, whatever the record says`() async throws {
        let stage = try await stage()
        let (one, other) = (try result("stage/a", stage), try result("stage/c", stage))
        let hashes = (
            try #require(one.actualSidecarHash), try #require(other.actualSidecarHash)
        )
        try forge(stage) { $0.replacing(hashes.0, with: hashes.1) }
        let (status, text) = await stage.run("approve", "--from", "report", "stage/a")
        #expect(status == .failed)
        #expect(text.hasSuffix("cannot be read: it is of another picture\n"), "\(text)")
    }

    @Test func `A reference that the report does not call stale is not moved`() async throws {
        let stage = try Stage(ContentVariants([Badge().named("A")]))
        _ = await stage.run("record")
        stage.variants = ContentVariants([Badge().named("A"), Badge().named("B")])
        _ = await stage.run("check", "--report", "report")
        try forge(stage) {
            $0.replacing("\"id\": \"stage/b\"", with: "\"id\": \"stage/b\", \"renamed from\": \"stage/a\"")
        }
        #expect(await stage.run("approve", "--from", "report", "--all").text == "approved stage/b\n")
        #expect(try stage.whole == ["a", "b"])
    }
}

extension Stage {
    /// The variants with a whole reference.
    fileprivate var whole: [String] {
        get throws {
            let names = try FileManager.default.contentsOfDirectory(atPath: path("Snapshots/stage"))
            return names.filter { $0.hasSuffix(".png") && names.contains($0.dropLast(3) + "json") }
                .map { String($0.dropLast(4)) }.sorted()
        }
    }
}
