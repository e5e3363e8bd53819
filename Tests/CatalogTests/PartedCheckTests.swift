import Foundation
import TestWorkers
import Testing

/// A check of many snapshots, of which several processes take a part each.
@Suite(.serialized, .waitsForProcesses)
struct PartedCheckTests {
    private static let calm = (1...80).map { "calm \($0)" }

    /// The calm variants with others among them, from a place on.
    private static func crowd(_ others: String..., at place: Int = 70) -> [String] {
        Array(calm[..<place]) + others + Array(calm[place...])
    }

    /// References of the calm variants by their paths, recorded once.
    private static let references = Result {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        #expect(try catalog.run(["record"], deeds: calm).status == 0)
        return try catalog.references()
    }

    private static func recorded() throws -> HostileCatalog {
        let catalog = try HostileCatalog()
        try catalog.write(references.get())
        return catalog
    }

    private func lastRun(_ catalog: HostileCatalog) throws -> [String: Data] {
        let folder = catalog.folder + "/.vitrine/last-run"
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.contains(".") }
        return Dictionary(
            uniqueKeysWithValues: paths.map { path in
                (path, FileManager.default.contents(atPath: "\(folder)/\(path)") ?? Data())
            })
    }

    @Test(arguments: ["2", "3"])
    func `Several processes find and keep what one does`(jobs: String) throws {
        let catalog = try Self.recorded()
        defer { catalog.remove() }
        let references = URL(filePath: catalog.folder + "/Snapshots/hostile")
        for (name, other) in [("calm-3", "calm-40"), ("calm-4", "calm-41"), ("calm-77", "calm-42")] {
            for ending in ["png", "json"] {
                let file = references.appending(path: "\(name).\(ending)")
                try FileManager.default.removeItem(at: file)
                try FileManager.default.copyItem(
                    at: references.appending(path: "\(other).\(ending)"), to: file)
            }
        }
        let renamed = references.appending(path: "calm-50.png")
        try FileManager.default.moveItem(at: renamed, to: references.appending(path: "calm-49b.png"))
        try FileManager.default.moveItem(
            at: references.appending(path: "calm-50.json"), to: references.appending(path: "calm-49b.json"))

        let deeds = Self.crowd("new", "newer", "script caught trap")
        let alone = try catalog.run(["check", "--json", "--jobs", "1"], deeds: deeds)
        let kept = try lastRun(catalog)
        let together = try catalog.run(["check", "--json", "--jobs", jobs], deeds: deeds)
        #expect(alone.status == 3)
        #expect(together.status == alone.status)
        #expect(together.output == alone.output)
        #expect(together.error == alone.error)
        #expect(try lastRun(catalog) == kept)
        #expect(kept.keys.contains("actual/hostile/calm-77.png"))
        #expect(try catalog.run(["approve", "hostile/calm-3", "hostile/calm-4"]).status == 0)
    }

    @Test(arguments: [(80, "2", 2), (80, "1", 1), (20, "2", 1)])
    func `Many snapshots are parted among processes`(count: Int, jobs: String, processes: Int) throws {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        _ = try catalog.run(["check", "--jobs", jobs], deeds: (1...count).map { "process \($0)" })
        let sidecars = try lastRun(catalog).filter {
            $0.key.hasPrefix("actual/hostile/") && $0.key.hasSuffix(".json")
        }
        #expect(sidecars.count == count)
        let texts = sidecars.values.compactMap {
            String(decoding: $0, as: UTF8.self).firstMatch(of: /"text": "([0-9]+)"/)?.1
        }
        #expect(Set(texts).count == processes)
    }

    @Test(arguments: [70, 71])
    func `Whichever process a component ends, it costs its own snapshot`(place: Int) throws {
        let catalog = try Self.recorded()
        defer { catalog.remove() }
        let run = try catalog.run(
            ["check", "--jobs", "2"], deeds: Self.crowd("trap", "kill", "exit", at: place))
        #expect(run.status == 3)
        #expect(run.output.hasSuffix("86 snapshots: 83 matched, 3 failed to render\n"), "\(run.output)")
        #expect(run.output.contains("hostile/trap failed to render\n"))
        #expect(run.error == "")
    }

    @Test(arguments: [70, 71])
    func `Whichever process a component keeps, it is ended in time`(place: Int) throws {
        let catalog = try Self.recorded()
        defer { catalog.remove() }
        let run = try catalog.run(
            ["check", "--jobs", "2", "--timeout", "2"], deeds: Self.crowd("loop", at: place))
        #expect(run.status == 3)
        #expect(run.output.hasPrefix("hostile/loop failed to render\n"))
        #expect(run.output.contains("came to no end within 2 s"))
        #expect(run.output.hasSuffix("84 snapshots: 83 matched, 1 failed to render\n"), "\(run.output)")
    }

    @Test(arguments: [70, 71])
    func `What components print is shown once`(place: Int) throws {
        let catalog = try Self.recorded()
        defer { catalog.remove() }
        let run = try catalog.run(["check", "--jobs", "2"], deeds: Self.crowd("chatter", at: place))
        #expect(run.status == 2)
        #expect(run.error == "{\"chatter\": true}\n")
    }

    @Test(arguments: ["asking", "asking forever"])
    func `A definition that cannot be asked fails alone`(deed: String) throws {
        let catalog = try Self.recorded()
        defer { catalog.remove() }
        let run = try catalog.run(
            ["check", "--jobs", "2", "--timeout", "2"], deeds: Self.calm + [deed])
        #expect(run.status == 3)
        #expect(run.output.hasPrefix("asking-name failed to say what it shows"), "\(run.output)")
        #expect(
            run.output.hasSuffix("82 snapshots: 82 matched, 1 failed to say what it shows\n"),
            "\(run.output)")
    }
}
