import CatalogCommand
import Foundation
import Vitrine

/// Measures how checks, reports and sites grow with the catalogue: time, the most memory and the number of files.
///
/// Each command is a process of its own, because the system tells the most memory of a process once.
@MainActor
struct GrowthBenchmark {
    let count: Int
    let folder: String

    /// One of its commands, in this process.
    static func run(_ arguments: [String], count: Int, folder: String) async throws {
        let host = CommandHost(
            workingFolder: folder, processors: ProcessInfo.processInfo.activeProcessorCount
        ) { text, stream in
            if stream == .error { FileHandle.standardError.write(Data(text.utf8)) }
        }
        Tiles.count = count / Tiles.definitions.count
        if arguments.contains(changed) { Tiles.changed = .all }
        if arguments.contains(seldomChanged) { Tiles.changed = .oneInTwenty }
        let catalog = Catalog("Growth", modes: [.light], definitions: Tiles.definitions)
        let clock = ContinuousClock()
        let arguments = arguments.filter { $0 != changed && $0 != seldomChanged }
        let elapsed = await clock.measure {
            _ = await CatalogCommand.run(arguments, catalog: catalog, host: host)
        }
        print("\((elapsed / .seconds(1) * 100).rounded() / 100) s, \(try peakMemory() >> 20) MB")
    }

    /// The first argument of a process that runs one command.
    static let child = "--growth-command"

    /// An argument of ours: the components are not as they were recorded.
    private static let changed = "--changed"
    private static let seldomChanged = "--changed-seldom"

    private static let commands = [
        ("record", ["record"], "Snapshots"),
        ("check, nothing changed", ["check"], ".vitrine"),
        (
            "check, everything differs by one cause, with a report",
            ["check", "--report", "report", changed],
            "report"
        ),
        ("site", ["site", "-o", "site"], "site"),
        ("site, nothing changed", ["site", "-o", "site"], "site"),
        ("record, 5 % changed", ["record", seldomChanged], "Snapshots"),
        ("changes, 5 % changed", ["changes", "HEAD"], ".vitrine"),
    ]

    func run() throws {
        try FileManager.default.createDirectory(
            atPath: folder + "/Catalog", withIntermediateDirectories: true)
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        for (name, arguments, output) in Self.commands {
            let figures = try standardOutput(
                of: program, [Self.child, "\(count)", folder] + arguments)
            if arguments == ["record"] { try commit() }
            let files = try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/\(output)")
            print(
                "\(count) snapshots, \(name):",
                String(decoding: figures, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
                    + ", \(files.count) files in \(output)")
        }
    }

    /// Makes a revision of the references, for what is compared with one.
    private func commit() throws {
        let user = ["-c", "user.name=Benchmark", "-c", "user.email=benchmark@localhost"]
        for arguments in [
            ["init", "--quiet"], ["add", "Snapshots"], user + ["commit", "--quiet", "-m", "Record"],
        ] {
            _ = try standardOutput(of: "/usr/bin/git", ["-C", folder] + arguments)
        }
    }

    private func standardOutput(of program: String, _ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return output
    }

    /// The most memory that this process had at once, in bytes.
    private static func peakMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0) * 1024
    }
}
