import CatalogKit
import Foundation
import SnapshotStore
import TestWorkers
import Testing

/// Commands that are killed, find the disk full or find it broken at each of their calls of the system, one by one.
@Suite(.waitsForProcesses)
struct FaultTests {
    /// A command with what comes before it and what befalls it.
    struct Scenario: CustomStringConvertible, Sendable {
        var command: [String]
        /// What is done before, with the old design and with the new one.
        var before: (old: [String], new: [String])
        var fault: FaultyProcess.Fault

        init(
            _ fault: FaultyProcess.Fault, _ command: String, old: [String] = [], new: [String] = []
        ) {
            self.command = command.split(separator: " ").map(String.init)
            self.fault = fault
            before = (old, new)
        }

        var description: String { "\(command.joined(separator: " ")), \(fault)" }
    }

    static let scenarios = [
        Scenario(.kill, "record"),
        Scenario(.kill, "record", old: ["record"]),
        Scenario(.noSpace, "record", old: ["record"]),
        Scenario(.brokenDisk, "record", old: ["record"]),
        Scenario(.kill, "check", old: ["record", "check"]),
        Scenario(.kill, "approve --all", old: ["record"], new: ["check"]),
        Scenario(.noSpace, "approve --all", old: ["record"], new: ["check"]),
        Scenario(.brokenDisk, "approve --all", old: ["record"], new: ["check"]),
        Scenario(.kill, "prune --delete", old: ["record"]),
        Scenario(.brokenDisk, "prune --delete", old: ["record"]),
        Scenario(.kill, "site -o site", old: ["site -o site"]),
        Scenario(.noSpace, "site -o site", old: ["site -o site"]),
        Scenario(.kill, "render -o pictures", old: ["render -o pictures"]),
        Scenario(.kill, "check --report report", old: ["record", "check --report report"]),
        Scenario(.noSpace, "check --report report", old: ["record"]),
        Scenario(.kill, "merge-reports a b -o whole", old: ["record"], new: shards),
        Scenario(.brokenDisk, "merge-reports a b -o whole", old: ["record"], new: shards),
    ]

    private static let shards = ["check --shard 1/2 --report a", "check --shard 2/2 --report b"]

    @Test(arguments: scenarios)
    func `At each call a fault leaves whole references, and the next run needs no help`(
        scenario: Scenario
    ) throws {
        let place = try Place()
        let process = try FaultyProcess(errors: place.path("errors"))
        try place.make("before")
        for command in scenario.before.old { try run(process, command, in: place, .old) }
        for command in scenario.before.new { try run(process, command, in: place, .new) }
        try place.copy("before", to: "after")
        let after = place.path("after")
        let ending = try process.run(scenario.command, in: after, .new).status
        let (old, new) = (try states(in: place.path("before")), try states(in: after))
        let whole = try place.files(in: "after")

        // What the next run does is told by what it finds; a folder that was found before need not be tried again.
        var found: Set<[String: Data?]> = []
        var call = 1
        while true {
            try place.copy("before", to: "hit")
            let hit = try process.run(
                scenario.command, in: place.path("hit"), .new, scenario.fault, call: call)
            if hit.calls < call { break }
            defer { call += 1 }
            guard found.insert(try place.contents(of: "hit")).inserted else { continue }
            for (id, state) in try states(in: place.path("hit")) {
                // A sidecar that has lost its picture is a reference that is gone.
                let isGone = state.hasPrefix("none ") && new[id] == "none none"
                #expect(state == old[id] || state == new[id] || isGone, "\(id) at call \(call): \(state)")
            }
            #expect(try process.run(scenario.command, in: place.path("hit"), .new).status == ending)
            #expect(try place.files(in: "hit") == whole, "call \(call)")
        }
        #expect(call > 1)
    }

    @Test func `A checkout that may not be written can be checked and is not changed`() throws {
        let place = try Place()
        let process = try FaultyProcess(errors: place.path("errors"))
        try place.make("before")
        try run(process, "record", in: place, .old)
        try run(process, "check", in: place, .old)
        let before = try place.files(in: "before")
        let folder = place.path("before")
        #expect(try process.run(["check"], in: folder, .old, .readOnly).status == 0)
        #expect(try process.run(["check"], in: folder, .new, .readOnly).status == 1)
        let errors = try String(contentsOfFile: place.path("errors"), encoding: .utf8)
        let sentence =
            "warning: cannot write '\(folder)/.vitrine/lock': read-only file system; nothing is kept for 'approve'\n"
        #expect(errors == sentence + sentence)
        for command in [["record"], ["check", "--report", "report"], ["check", "--record", "all"]] {
            #expect(try process.run(command, in: folder, .new, .readOnly).status == 70)
        }
        #expect(try place.files(in: "before") == before)
    }

    private func run(
        _ process: FaultyProcess, _ command: String, in place: Place, _ design: FaultyProcess.Design
    ) throws {
        let status = try process.run(
            command.split(separator: " ").map(String.init), in: place.path("before"), design
        ).status
        #expect(status < 3)
    }

    /// Each reference that either design has, as a reader finds it.
    private func states(in folder: String) throws -> [SnapshotID: String] {
        let store = try CatalogFolder(named: folder).references
        let ids = ["same", "changed", "old-name", "new-name", "gone", "added"].compactMap {
            SnapshotID("box/\($0)")
        }
        return Dictionary(uniqueKeysWithValues: ids.map { ($0, store.state(of: $0)) })
    }
}

/// Folders that go with the test.
private final class Place {
    private let folder: String

    init() throws {
        folder =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "vitrine-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        // A folder that cannot be removed is left to the system.
        try? FileManager.default.removeItem(atPath: folder)
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    func make(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(path(name))/Catalog", withIntermediateDirectories: true)
    }

    func copy(_ name: String, to copy: String) throws {
        if FileManager.default.fileExists(atPath: path(copy)) {
            try FileManager.default.removeItem(atPath: path(copy))
        }
        try FileManager.default.copyItem(atPath: path(name), toPath: path(copy))
    }

    /// Every file with its bytes.
    func files(in name: String) throws -> [String: Data] { try contents(of: name).compactMapValues { $0 } }

    /// Every file with its bytes, and every folder with none.
    func contents(of name: String) throws -> [String: Data?] {
        var contents: [String: Data?] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: path(name)) {
            let file = "\(self.path(name))/\(path)"
            var isFolder = ObjCBool(false)
            if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) {
                contents[path] = .some(isFolder.boolValue ? nil : try Data(contentsOf: URL(filePath: file)))
            }
        }
        return contents
    }
}
