import CatalogCommand
import Foundation
import Vitrine

/// Measures how checks, reports and sites grow with the catalogue: time, the most memory and the number of files; and what as many references without pictures weigh in git.
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
        OfferCardReferences_Definition.state.count = count / OfferCard.modes.count
        let catalog =
            arguments.contains(offerCards)
            ? Catalog(
                "Growth", modes: OfferCard.modes, definitions: [OfferCardReferences_Definition.self])
            : Catalog("Growth", modes: [.light], definitions: Tiles.definitions)
        let clock = ContinuousClock()
        let arguments = arguments.filter { ![changed, seldomChanged, offerCards].contains($0) }
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
    private static let offerCards = "--offer-cards"

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
            if arguments == ["record"] { try commit(in: folder) }
            let files = try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/\(output)")
            print(
                "\(count) snapshots, \(name):",
                String(decoding: figures, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
                    + ", \(files.count) files in \(output)")
        }
        try weighReferences(by: program)
    }

    /// Records offer cards as sidecars only and packs them.
    private func weighReferences(by program: String) throws {
        let folder = folder + "/Weight"
        try FileManager.default.createDirectory(
            atPath: folder + "/Catalog", withIntermediateDirectories: true)
        _ = try standardOutput(
            of: program, [Self.child, "\(count)", folder, "record", Self.offerCards])
        let files = try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/Snapshots")
            .filter { $0.hasSuffix(".json") }
        try commit(in: folder)
        _ = try standardOutput(of: "/usr/bin/git", ["-C", folder, "gc", "--quiet"])
        let packs = "\(folder)/.git/objects/pack"
        let bytes = try FileManager.default.contentsOfDirectory(atPath: packs)
            .filter { $0.hasSuffix(".pack") }
            .reduce(0) { sum, name in
                let attributes = try FileManager.default.attributesOfItem(atPath: "\(packs)/\(name)")
                return sum + ((attributes[.size] as? NSNumber)?.intValue ?? 0)
            }
        print("\(files.count) offer cards as sidecars, packed by git: \(bytes) bytes")
    }

    /// Makes a revision of the references, for what is compared with one.
    private func commit(in folder: String) throws {
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
