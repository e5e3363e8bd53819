import Foundation
import Glibc
import TestWorkers
import Testing

/// A check of what was checked before, of which nothing has changed since.
@Suite(.waitsForProcesses)
struct UnchangedCheckTests {
    private static let deeds = ["calm", "chatter"]
    private static let note = " (nothing has changed since the last check)"
    /// What a component prints whenever it runs.
    private static let printed = "{\"chatter\": true}\n"

    /// A catalogue with references, whose files are old enough to be told from what is done to them next.
    private func recorded() throws -> HostileCatalog {
        let catalog = try HostileCatalog()
        #expect(try catalog.run(["record"], deeds: Self.deeds).status == 0)
        Self.letFilesAge()
        return catalog
    }

    private static func letFilesAge() { usleep(100_000) }

    private func check(_ catalog: HostileCatalog, _ options: String...) throws -> HostileRun {
        try catalog.run(["check"] + options, deeds: Self.deeds)
    }

    @Test func `What has matched is told again and no component runs`() throws {
        let catalog = try recorded()
        defer { catalog.remove() }
        let first = try check(catalog)
        #expect(first.output == "5 snapshots match\n")
        #expect(first.error == Self.printed)
        let second = try check(catalog)
        #expect(second.status == 0)
        #expect(second.output == "5 snapshots match\(Self.note)\n")
        #expect(second.error == "")
        #expect(try check(catalog, "--json").output == check(catalog, "--json", "--no-cache").output)
    }

    @Test func `A report of an unchanged check is that of the check`() throws {
        let catalog = try recorded()
        defer { catalog.remove() }
        _ = try check(catalog)
        let elsewhere = try HostileCatalog()
        defer { elsewhere.remove() }
        let reports = ["first", "second"].map { "\(elsewhere.folder)/\($0)" }
        #expect(try check(catalog, "--report", reports[0]).error == "")
        #expect(try check(catalog, "--report", reports[1], "--no-cache").error == Self.printed)
        let records = reports.map { FileManager.default.contents(atPath: "\($0)/results.json") }
        #expect(records[0] != nil)
        #expect(records[0] == records[1])
    }

    /// What is done to a catalogue between two checks.
    enum Change: CaseIterable {
        case newFile
        case catalogFile
        case damagedRecords
        case variable
    }

    @Test(arguments: Change.allCases)
    func `Whatever has changed, everything is checked again`(change: Change) throws {
        let catalog = try checked()
        defer { catalog.remove() }
        var variables: [String: String] = [:]
        switch change {
        case .newFile: try Data().write(to: URL(filePath: catalog.folder + "/payload.json"))
        case .catalogFile: try rewrite("Catalog/colors.json", in: catalog) { $0 = Data("tan".utf8) }
        case .damagedRecords:
            for name in ["inputs", "matches"] {
                try rewrite(".vitrine/last-run/\(name).json", in: catalog) { $0.removeLast(9) }
            }
        case .variable: variables["TMPDIR"] = "/var/tmp"
        }
        let run = try catalog.run(["check"], deeds: Self.deeds, variables: variables)
        #expect(run.error == Self.printed)
        #expect(run.status == 0)
    }

    /// A catalogue with a file of its own, of which nothing has changed since it was checked.
    private func checked() throws -> HostileCatalog {
        let catalog = try recorded()
        try Data("red".utf8).write(to: URL(filePath: catalog.folder + "/Catalog/colors.json"))
        Self.letFilesAge()
        #expect(try check(catalog).error == Self.printed)
        #expect(try check(catalog).error == "")
        return catalog
    }

    @Test(arguments: ["png", "json"])
    func `Of a reference that has changed just that component runs`(file: String) throws {
        let catalog = try checked()
        defer { catalog.remove() }
        try rewrite("Snapshots/hostile/calm.\(file)", in: catalog) { $0.reverse() }
        let calm = try check(catalog)
        #expect(calm.error == "")
        #expect(calm.status == 1)
        try rewrite("Snapshots/hostile/chatter.\(file)", in: catalog) { $0.reverse() }
        #expect(try check(catalog).error == Self.printed)
    }

    @Test func `A record that was lost is made again of what is known to match`() throws {
        let catalog = try checked()
        defer { catalog.remove() }
        let record = catalog.folder + "/.vitrine/last-run/results.json"
        let before = try Data(contentsOf: URL(filePath: record))
        try FileManager.default.removeItem(atPath: record)
        #expect(try check(catalog).output == "5 snapshots match\n")
        #expect(try Data(contentsOf: URL(filePath: record)) == before)
    }

    @Test func `Of files of tokens just the values count that a component reads`() throws {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        let deeds = ["token accent", "token border", "calm"]
        let tokens = { (accent: Double, border: Double) in
            let value = { (red: Double) in
                "{\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [\(red), 0, 0]}}"
            }
            let text = "{\"color\": {\"accent\": \(value(accent)), \"border\": \(value(border))}}"
            try FileManager.default.createDirectory(
                atPath: catalog.folder + "/Catalog/Tokens", withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(filePath: catalog.folder + "/Catalog/Tokens/a.tokens.json"))
            Self.letFilesAge()
        }
        let check = { try catalog.run(["check"], deeds: deeds) }
        let made = { (name: String) in "{\"made\": \"token \(name)\"}\n" }
        try tokens(1, 0.5)
        #expect(try catalog.run(["record"], deeds: deeds).status == 0)
        Self.letFilesAge()
        #expect(try check().error == made("accent") + made("border"))
        #expect(try check().error == "")
        try tokens(1, 0.25)
        for _ in 1...2 {
            let run = try check()
            #expect(run.error == made("border"))
            #expect(run.status == 1)
            #expect(run.output.hasSuffix("6 snapshots: 5 matched, 1 differs\n"))
        }
        try tokens(1, 0.5)
        #expect(try check().error == made("border"))
    }

    /// Writes a file with other bytes and the old times.
    private func rewrite(_ path: String, in catalog: HostileCatalog, _ change: (inout Data) -> Void) throws {
        let url = URL(filePath: "\(catalog.folder)/\(path)")
        let times = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate]
        var bytes = try Data(contentsOf: url)
        change(&bytes)
        try bytes.write(to: url)
        if let times {
            try FileManager.default.setAttributes([.modificationDate: times], ofItemAtPath: url.path)
        }
    }

    @Test(arguments: [["--no-cache"], ["*"], ["--shard", "1/1"], ["--record", "missing"], ["--verbose"]])
    func `What asks for a check gets one`(options: [String]) throws {
        let catalog = try recorded()
        defer { catalog.remove() }
        _ = try check(catalog)
        let run = try catalog.run(["check"] + options, deeds: Self.deeds)
        #expect(run.status == 0)
        #expect(run.error.contains(Self.printed))
    }

    @Test func `Where components may read files elsewhere, nothing is known`() throws {
        let catalog = try recorded()
        defer { catalog.remove() }
        let elsewhere = try HostileCatalog()
        defer { elsewhere.remove() }
        for _ in 1...2 {
            let run = try catalog.run(["check"], in: elsewhere.folder)
            #expect(!run.output.contains(Self.note))
        }
    }

    @Test func `What has no reference is told again, and no other component runs`() throws {
        let catalog = try recorded()
        defer { catalog.remove() }
        let deeds = Self.deeds + ["new"]
        let runs = try (1...3).map { _ in
            defer { Self.letFilesAge() }
            return try catalog.run(["check"], deeds: deeds)
        }
        for run in runs {
            #expect(run.status == 2)
            #expect(run.output == runs[0].output)
        }
        #expect(runs.map(\.error) == [Self.printed, "", ""])
    }
}
