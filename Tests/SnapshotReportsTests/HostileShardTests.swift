import Foundation
import TestWorkers
import Testing
import VitrineHashing

@MainActor
struct HostileShardTests {
    @Test func `Whole shards are merged, equal pictures once`() async throws {
        let shards = try await Shards()
        #expect(try shards.merge() == nil)
        // All look alike: one reference, one fresh picture, one difference.
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: shards.path("merged/pictures")).count == 3)
        let results = try shards.text(of: "merged/results.json")
        #expect(results.contains("\"counts\": {\"failed definitions\": 0, \"snapshots\": 6, \"stale\": 0}"))
    }

    /// What is replaced in the first shard's record, by what, and what is said of it.
    struct Forgery: CustomTestStringConvertible {
        var from: String
        var to: String
        var message: String

        /// Not what is written, of which some is megabytes long.
        var testDescription: String { message }

        init(_ from: String, _ to: String, _ message: String) {
            (self.from, self.to, self.message) = (from, to, message)
        }
    }

    private nonisolated static let forgeries = [
        Forgery(
            "\"shard\": \"1/2\"", "\"shard\": \"1/300000000\"",
            "shard 1/300000000 of 6 snapshots has 1 of them, the report 3"
        ),
        Forgery(
            "\"shard\": \"1/2\"", "\"shard\": \"3/2\"", "results.json: 'shard' is missing or of another kind"),
        Forgery(
            "\"inventory\": {\"count\": 6", "\"inventory\": {\"count\": 1e300",
            "results.json: 'count' is missing or of another kind"
        ),
        Forgery(
            "\"inventory\": {\"count\": 6", "\"inventory\": {\"count\": 1000000000",
            "results.json: it tells of 1000000000 snapshots; at most 1000000 are read"
        ),
        Forgery(
            "\"inventory\": {\"count\": 6", "\"inventory\": {\"count\": 2",
            "results.json: line 9: snapshots[2]: there are more snapshots than the 2 of the inventory"
        ),
        Forgery(
            "\"inventory\": {\"count\": 6", "\"inventory\": {\"count\": 8",
            "shard 1/2 of 8 snapshots has 4 of them, the report 3"
        ),
        Forgery(
            "\"id\": \"card/c\"", "\"id\": \"card/b\"",
            "the shards' snapshots are not, or not in the order of, those that the check was about"
        ),
        Forgery(
            "\"id\": \"card/c\"", "\"id\": \"card/a\"",
            "results.json: line 8: snapshots[1]: 'card/a' stands twice"
        ),
        Forgery(
            "\"id\": \"card/c\"", "\"id\": \"../../etc/passwd\"",
            "results.json: line 8: snapshots[1]: 'id' is missing or of another kind"
        ),
        Forgery(
            "\"id\": \"card/c\", ", "\"id\": \"card/c\", \"id\": \"card/c\", ",
            "results.json: line 8: snapshots[1]: 'id' stands twice"
        ),
        Forgery(
            "\"id\": \"card/c\", ", "",
            "results.json: line 8: snapshots[1]: 'id' is missing or of another kind"
        ),
        Forgery(
            "\"id\": \"card/c\"", "\"id\": 7",
            "results.json: line 8: snapshots[1]: 'id' is missing or of another kind"
        ),
        Forgery(
            "\"actual hash\": \"", "\"actual hash\": \"../../../etc/passwd",
            "results.json: line 7: snapshots[0]: 'actual hash' is missing or of another kind"
        ),
        Forgery(
            "\"differing pixels\": 16", "\"differing pixels\": 1e400",
            "results.json: line 7: snapshots[0]: 'differing pixels' is missing or of another kind"
        ),
        Forgery(
            "\"differing pixels\": 16", "\"differing pixels\": " + String(repeating: "[", count: 1_000_000),
            "results.json: line 7: snapshots[0]: it is nested more than 64 deep"
        ),
        Forgery(
            "\"sources\": \"", "\"sources\": \"" + String(repeating: "a", count: 34_000_000),
            "results.json: cannot read 'part1/results.json': line 3 has more than 33554432 bytes"
        ),
        Forgery(
            "\"snapshots\": 3", "\"snapshots\": 4",
            "results.json: line 13: 'snapshots' has 3 items, the record says 4"
        ),
        Forgery("  \"stale\": [],\n", "", "results.json: line 11: 'stale' is missing"),
    ]

    @Test(arguments: forgeries)
    func `A forged shard is refused`(forgery: Forgery) async throws {
        let shards = try await Shards()
        try shards.forge("part1/results.json") { text in
            #expect(text.contains(forgery.from), "\(text)")
            return text.replacingOccurrences(of: forgery.from, with: forgery.to)
        }
        let error = try #require(try shards.merge())
        #expect(error.hasPrefix("cannot merge the report in 'part1': "))
        #expect(error.hasSuffix(forgery.message), "\(error)")
        #expect(!FileManager.default.fileExists(atPath: shards.path("merged")))
    }

    @Test func `A shard without its snapshots is refused`() async throws {
        let shards = try await Shards()
        try shards.forge("part1/results.json") { text in
            let start = text.range(of: "  \"snapshots\": [")
            let end = text.range(of: "\n  ],\n")
            guard let start, let end else { return text }
            return (text[..<start.upperBound] + "],\n" + text[end.upperBound...])
                .replacingOccurrences(of: "\"snapshots\": 3", with: "\"snapshots\": 0")
        }
        #expect(
            try shards.merge()
                == "cannot merge the report in 'part1': shard 1/2 of 6 snapshots has 3 of them, the report 0")
    }

    @Test func `A shard about other snapshots is refused`() async throws {
        let shards = try await Shards()
        try shards.forge("part2/results.json") {
            $0.replacingOccurrences(of: "\"inventory\": {\"count\": 6", with: "\"inventory\": {\"count\": 7")
        }
        #expect(
            try shards.merge()
                == "cannot merge the report in 'part2': it is about other snapshots than 'part1'")
    }

    @Test func `Missing shards are named, however many there are`() async throws {
        let shards = try await Shards()
        #expect(try shards.merge(["part2"]) == "cannot merge the reports: 1/2 is missing")
        try shards.forge("part1/results.json") { text in
            text.replacingOccurrences(of: "\"shard\": \"1/2\"", with: "\"shard\": \"1/300000\"")
                .replacingOccurrences(of: "\"count\": 6", with: "\"count\": 900000")
        }
        let error = try #require(try shards.merge(["part1"]))
        #expect(error.hasPrefix("cannot merge the reports: 2/300000, 3/300000, "), "\(error)")
        #expect(error.hasSuffix(" and 299989 more are missing"), "\(error)")
    }

    /// What lies where a picture should be, and what is said of it.
    @Test(arguments: [
        ("link", "it is a symbolic link, which is not followed"),
        ("folder link", "it is a symbolic link, which is not followed"),
        ("pipe", "it is a named pipe, not a file"), ("nothing", "is missing"),
        ("other", "is not the picture that the check compared"),
    ])
    func `A picture that is not the shard's own is not copied`(kind: String, message: String) async throws {
        let shards = try await Shards()
        let picture = shards.path(try shards.picture())
        let folder = shards.path("part1/pictures")
        let files = FileManager.default
        if kind == "folder link" {
            try files.moveItem(atPath: folder, toPath: shards.path("elsewhere"))
            try files.createSymbolicLink(atPath: folder, withDestinationPath: shards.path("elsewhere"))
        } else {
            try files.removeItem(atPath: picture)
        }
        switch kind {
        case "link": try files.createSymbolicLink(atPath: picture, withDestinationPath: "/etc/passwd")
        case "pipe": #expect(mkfifo(picture, 0o600) == 0)
        case "other": try Data("root:x:0".utf8).write(to: URL(filePath: picture))
        default: break
        }
        let error = try #require(try shards.merge())
        #expect(error.hasPrefix("cannot merge the report in 'part1': "))
        #expect(error.contains(message), "\(error)")
        #expect(!FileManager.default.fileExists(atPath: shards.path("merged/results.json")))
    }

    @Test func `A file that is no picture is not copied, whatever its hash`() async throws {
        let shards = try await Shards()
        let picture = try shards.picture()
        let hash = String(picture.split(separator: "/")[2].dropLast(4))
        let secret = Array("root:x:0".utf8)
        try Data(secret).write(
            to: URL(filePath: shards.path("part1/pictures/\(contentHash(of: secret)).png")))
        try shards.forge("part1/results.json") {
            $0.replacingOccurrences(of: hash, with: contentHash(of: secret))
        }
        let error = try #require(try shards.merge())
        #expect(error.contains("is no picture: "), "\(error)")
    }

    @Test(arguments: ["part1", "part2/", "part1/pictures", "part1/../part2", ".", "alias", "alias/merged"])
    func `A report is not written over what it is made of`(output: String) async throws {
        let shards = try await Shards()
        try FileManager.default.createSymbolicLink(
            atPath: shards.path("alias"), withDestinationPath: shards.path("part1"))
        let before = try shards.text(of: "part1/results.json")
        let error = try #require(try shards.merge(into: output))
        #expect(error.hasPrefix("cannot write the report into '"))
        #expect(error.hasSuffix("which it is made of, would be lost; name another folder with -o"))
        #expect(try shards.text(of: "part1/results.json") == before)
        #expect(try shards.merge() == nil)
    }
}
