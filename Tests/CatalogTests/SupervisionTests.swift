import Foundation
import TestWorkers
import Testing

/// What components do that end their process; each test works with processes of its own.
@Suite(.serialized, .waitsForProcesses)
struct SupervisionTests {
    @Test func `A crash costs one snapshot and is told with the calls that led to it`() throws {
        let run = try HostileRun.checking("unwrap")
        #expect(run.status == 3)
        #expect(
            run.output
                == HostileRun.output(
                    of: "unwrap",
                    "crashed (SIGILL): Unexpectedly found nil while unwrapping an Optional value "
                        + "(hostile_catalog/HostileView.swift:52)",
                    "  at static Deeds.unwrap(_:) (hostile_catalog/HostileView.swift:52)",
                    "  at static Deeds.perform(_:) (hostile_catalog/HostileView.swift:29)",
                    "  at HostileView.body.getter (hostile_catalog/HostileView.swift:10)"))
        #expect(run.error == "")
    }

    @Test func `A payload that crashes is told with the calls that led to it`() throws {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        try Data("unwrap".utf8).write(to: URL(filePath: catalog.folder + "/screen.json"))
        let run = try catalog.run(["render", "--screen", "screen.json", "-o", "out"])
        #expect(run.status == 3)
        #expect(run.error.contains("crashed (SIGILL): Unexpectedly found nil"), "\(run.error)")
        #expect(run.error.contains("at HostileView.body.getter (hostile_catalog/HostileView.swift:10)"))
        #expect(!run.error.contains("beside others"))
    }

    @Test(arguments: [
        (
            "recursion",
            """
            ran out of stack: calls are nested too deeply or without an end
                at static Deeds.depth(of:) (hostile_catalog/HostileView.swift:54)
            """
        ),
        (
            "cast",
            """
            crashed (SIGABRT): Could not cast value of type 'Swift.String' to 'Swift.Array<Swift.Int>'
                at static Deeds.cast(_:) (hostile_catalog/HostileView.swift:67)
                at static Deeds.perform(_:) (hostile_catalog/HostileView.swift:42)
                at HostileView.body.getter (hostile_catalog/HostileView.swift:10)
            """
        ),
        ("overlap", "crashed (SIGABRT): simultaneous accesses to one variable, of which one changes it"),
        ("exit", "ended the process with the exit code 0"),
        ("kill", "was killed (SIGKILL), as the system does when memory is short"),
        ("descriptors", "ended the process with the exit code 0"),
        (
            "huge",
            """
            ran out of memory: it may take 4096 MB, --memory says how many
                at static Deeds.perform(_:) (hostile_catalog/HostileView.swift:39)
                at HostileView.body.getter (hostile_catalog/HostileView.swift:10)
            """
        ),
    ])
    func `What ends the process is told as what it is`(deed: String, reason: String) throws {
        let run = try HostileRun.checking(deed)
        #expect(run.status == 3)
        #expect(run.output == HostileRun.output(of: deed, reason))
    }

    @Test func `What takes too much memory is told its bound`() throws {
        let run = try HostileRun.checking("memory", "--memory", "256", "--timeout", "0")
        #expect(run.status == 3)
        #expect(
            run.output
                == HostileRun.output(
                    of: "memory", "ran out of memory: it may take 256 MB, --memory says how many",
                    "  at static Deeds.fill() (hostile_catalog/HostileView.swift:58)",
                    "  at static Deeds.perform(_:) (hostile_catalog/HostileView.swift:38)",
                    "  at HostileView.body.getter (hostile_catalog/HostileView.swift:10)"))
    }

    @Test func `What a component prints does not get into the results`() throws {
        let run = try HostileRun.checking("chatter", "--json")
        #expect(run.status == 2)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
        #expect(run.error == "{\"chatter\": true}\n")
    }

    @Test func `A process that a component leaves behind is ended`() throws {
        let run = try HostileRun.checking("fork")
        #expect(run.status == 2 || run.status == 3)
    }

    @Test func `A program that crashes before its catalogue is known is an error`() throws {
        let run = try HostileRun.checking("catalog")
        #expect(run.status == 70)
        #expect(run.output == "")
        #expect(
            run.error.hasPrefix(
                "error: the program crashed (SIGILL): there is no catalogue of 1 names "
                    + "(hostile_catalog/Main.swift:"))
    }

    @Test func `A scenario that catches what ends it costs its pictures`() throws {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        #expect(try catalog.run(["record"], deeds: ["script caught trap"]).status == 3)
        let run = try catalog.run(["check"], deeds: ["script caught trap"])
        #expect(run.output.contains("crashed (SIGILL): a promise was broken"))
        #expect(run.output.hasSuffix("4 snapshots: 3 matched, 1 failed to render\n"))
    }

    @Test func `Many crashes leave a whole report`() throws {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        _ = try catalog.run(["record"])
        let deeds = (1...6).map { "exit \($0)" } + (1...3).map { "trap \($0)" } + ["well"]
        let run = try catalog.run(["check", "--report", "report"], deeds: deeds)
        #expect(run.status == 3)
        #expect(run.output.hasSuffix("13 snapshots: 3 matched, 1 missing reference, 9 failed to render\n"))
        let junit = try String(contentsOfFile: catalog.folder + "/report/junit.xml", encoding: .utf8)
        #expect(junit.contains("tests=\"13\" failures=\"1\" errors=\"9\""))
        #expect(
            junit.contains(
                "message=\"crashed (SIGILL): a promise was broken (hostile_catalog/HostileView.swift:"))
    }

    @Test func `A supervised run finds what an unsupervised one does`() throws {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        _ = try catalog.run(["record"])
        let supervised = try catalog.run(["check", "--json"], deeds: ["new"])
        let alone = try catalog.run(["check", "--json", "--no-supervision"], deeds: ["new"])
        #expect(supervised.status == 2)
        #expect(supervised.output == alone.output)
    }

    @Test func `A program with threads of its own is told that nothing is supervised`() throws {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        let run = try catalog.run(["record"], deeds: ["thread"])
        #expect(run.status == 0)
        #expect(
            run.error.hasPrefix(
                "warning: this program has started threads before it calls CatalogCommand.main"))
        #expect(try catalog.run(["check", "--no-supervision"], deeds: ["thread"]).error == "")
    }

    @Test(arguments: ["clock", "random", "dictionary"])
    func `What comes out differently is not recorded`(deed: String) throws {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        let run = try catalog.run(["record"], deeds: [deed])
        #expect(run.status == 3)
        #expect(run.output.hasSuffix("recorded 3 new and 0 changed references; 0 were as they are\n"))
        let beginning =
            "hostile/\(deed) failed to render: not deterministic, so not recorded: drawn twice, `HostileView`: text '"
        #expect(run.error.hasPrefix(beginning), "\(run.error)")
        #expect(!FileManager.default.fileExists(atPath: catalog.folder + "/Snapshots/hostile"))
        let check = try catalog.run(["check", "--record", "missing"], deeds: [deed])
        #expect(check.status == 3)
        #expect(!FileManager.default.fileExists(atPath: catalog.folder + "/Snapshots/hostile"))
    }

    @Test(arguments: [["check", "--json"], ["list"], ["check", "--json", "--no-supervision"]])
    func `Output that is lost is a failure`(arguments: [String]) throws {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        let run = try catalog.run(arguments, output: "/dev/full")
        #expect(run.status == 70)
        #expect(run.error.hasSuffix("error: cannot write to standard output: no space left on device\n"))
    }

    @Test func `A reader that goes away ends the command quietly`() throws {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        let run = try catalog.run(["list"], output: nil)
        #expect(run.status == 141)
        #expect(run.error == "3 snapshots: 2 components, 3 variants, 1 mode\n")
    }
}
