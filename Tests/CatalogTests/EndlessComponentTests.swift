import Foundation
import TestWorkers
import Testing

/// What components do that comes to no end; each test works with processes of its own.
@Suite(.serialized, .waitsForProcesses)
struct EndlessComponentTests {
    @Test(arguments: [("loop", 36), ("sleep", 37)])
    func `What comes to no end is ended, and told with its calls`(deed: String, line: Int) throws {
        let run = try HostileRun.checking(deed, "--timeout", "2")
        #expect(run.status == 3)
        #expect(
            run.output
                == HostileRun.output(
                    of: deed, "came to no end within 2 s; --timeout says how many",
                    "  at static Deeds.perform(_:) (hostile_catalog/HostileView.swift:\(line))",
                    "  at HostileView.body.getter (hostile_catalog/HostileView.swift:10)"))
    }

    @Test func `What does not answer is ended too`() throws {
        let run = try HostileRun.checking("stop", "--timeout", "2")
        #expect(run.status == 3)
        #expect(
            run.output == HostileRun.output(of: "stop", "came to no end within 2 s; --timeout says how many"))
    }

    @Test(arguments: [
        ("asking", "crashed (SIGILL): Index out of range"), ("asking forever", "came to no end within 2 s"),
    ])
    func `A definition that cannot be asked fails alone`(deed: String, reason: String) throws {
        let run = try HostileRun.checking(deed, "--timeout", "2")
        #expect(run.status == 3)
        #expect(
            run.output.hasPrefix(
                "asking-name failed to say what it shows (hostile_catalog.Asking_Definition): \(reason)"))
        #expect(run.output.hasSuffix("2 snapshots: 2 matched, 1 failed to say what it shows\n"))
    }

    @Test(arguments: ["starting slowly", "asking slowly"])
    func `What takes too long once may have been kept by a busy machine`(deed: String) throws {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        let run = try catalog.run(["record", "--timeout", "2"], deeds: [deed])
        #expect(run.status == 0, "\(run.error)")
        #expect(run.error == "")
    }

    @Test func `A snapshot that waits for the code of others is given its own time`() throws {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        let run = try catalog.run(
            ["check", "--timeout", "2", "--jobs", "2"], deeds: ["slow 1", "slow 2", "slow 3", "slow 4"])
        #expect(run.status == 2, "\(run.error)")
        // All by the first process, which was not ended.
        let processes = try String(contentsOfFile: catalog.folder + "/processes", encoding: .utf8)
        #expect(Set(processes.split(separator: "\n")).count == 1)
        #expect(processes.split(separator: "\n").count >= 4)
    }

    @Test func `A program that never starts is an error`() throws {
        let run = try HostileRun.checking("starting forever", "--timeout", "1")
        #expect(run.status == 70)
        #expect(run.output == "")
        #expect(
            run.error.hasPrefix(
                "error: the program came to no end within 1 s; --timeout says how many"), "\(run.error)")
    }

    @Test(arguments: ["trap", "sleep"])
    func `The pictures before a scenario's end are recorded and compared`(deed: String) throws {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        let recorded = try catalog.run(["record", "--timeout", "2"], deeds: ["script \(deed)"])
        #expect(recorded.status == 3)
        let run = try catalog.run(["check", "--timeout", "2"], deeds: ["script \(deed)"])
        #expect(run.status == 3)
        #expect(run.output.hasPrefix("scripted/\(deed) failed to render\n"))
        #expect(run.output.hasSuffix("6 snapshots: 5 matched, 1 failed to render\n"))
        #expect(
            FileManager.default.fileExists(atPath: catalog.folder + "/Snapshots/scripted/\(deed)/second.png"))
    }
}
