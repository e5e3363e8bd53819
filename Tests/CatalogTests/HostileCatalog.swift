import Foundation
import TestWorkers
import Testing

/// How a command on the hostile catalogue ended, and what it printed.
struct HostileRun {
    var status: Int32
    var output: String
    var error: String

    /// A check with a component that does a deed, and with references of the others.
    ///
    /// As in a shell, there is a variable for which the program starts itself anew.
    static func checking(_ deed: String, _ arguments: String...) throws -> HostileRun {
        let catalog = try HostileCatalog()
        defer { catalog.remove() }
        #expect(try catalog.run(["record"]).status == 0)
        return try catalog.run(["check"] + arguments, deeds: [deed], variables: ["HOME": catalog.folder])
    }

    /// What a check prints where a deed fails for a reason.
    static func output(of deed: String, _ reason: String...) -> String {
        """
        hostile/\(deed) failed to render
          Hostile, '\(deed)', light (hostile_catalog/Definitions.swift:46)

        """ + reason.map { "  \($0)\n" }.joined() + """

            4 snapshots: 3 matched, 1 failed to render

            """
    }
}

/// The program `hostile-catalog` on a folder of its own.
struct HostileCatalog: CatalogOnDisk {
    static let program = "hostile-catalog"
    let folder: String

    init(deeds: [String] = []) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: folder + "/Catalog", withIntermediateDirectories: true)
        try write(deeds)
    }

    private func write(_ deeds: [String]) throws {
        let told = Data(deeds.joined(separator: ",").utf8)
        // A file that is written again is another one.
        if FileManager.default.contents(atPath: folder + "/deeds") != told {
            try told.write(to: URL(filePath: folder + "/deeds"))
        }
    }

    /// - Parameters:
    ///   - deeds: those from now on, if others than before.
    ///   - variables: those beside the tests' own.
    ///   - place: the folder that the command runs in; the catalogue's where nothing is said.
    func run(
        _ arguments: [String], deeds: [String]? = nil, variables: [String: String] = [:],
        in place: String? = nil
    ) throws -> HostileRun {
        if let deeds { try write(deeds) }
        let output = Pipe()
        return try run(arguments, variables, in: place, output: output.fileHandleForWriting) {
            try output.fileHandleForWriting.close()
            return try output.fileHandleForReading.readToEnd() ?? Data()
        }
    }

    /// Runs a command whose output goes into a file, or nowhere since its reader has gone.
    func run(_ arguments: [String], output path: String?) throws -> HostileRun {
        guard let path else {
            let output = Pipe()
            try output.fileHandleForReading.close()
            return try run(arguments, output: output.fileHandleForWriting) { Data() }
        }
        guard let file = FileHandle(forWritingAtPath: path) else { throw CocoaError(.fileNoSuchFile) }
        return try run(arguments, output: file) { Data() }
    }

    private func run(
        _ arguments: [String], _ variables: [String: String] = [:], in place: String? = nil,
        output: FileHandle, read: () throws -> Data
    ) throws -> HostileRun {
        let process = Process()
        process.executableURL = try .builtProgram(Self.program)
        process.arguments = arguments + (arguments.contains("--root") ? [] : ["--root", folder])
        process.currentDirectoryURL = URL(filePath: place ?? folder)
        process.environment = Self.environment(adding: variables)
        // Into a file, so that neither stream waits for the other one's reader.
        let errors = folder + "/.errors-\(UUID().uuidString)"
        try Data().write(to: URL(filePath: errors))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
        process.standardOutput = output
        try process.run()
        let bytes = try read()
        process.waitUntilExit()
        // How long it took is never the same.
        let output = String(decoding: bytes, as: UTF8.self)
            .replacing(#/ \([0-9.]+ s(?:, [a-z0-9]+ drawn)?\)\n$/#, with: "\n")
        return HostileRun(
            status: process.terminationStatus, output: output,
            error: try String(contentsOfFile: errors, encoding: .utf8))
    }
}
