import Foundation
import TestWorkers

@testable import CatalogCommand

/// A built program on a catalogue in a folder of its own, as processes that can be ended at any time.
protocol CatalogOnDisk {
    /// The name of a program that is built with the tests.
    static var program: String { get }
    var folder: String { get }
}

extension CatalogOnDisk {
    /// What a program keeps of the tests' own variables, without those of CI, where nothing is recorded, and with others.
    ///
    /// With what it does not keep it would start itself anew, which takes as long as many a command.
    static func environment(adding variables: [String: String]) -> [String: String] {
        ProcessEnvironment(variables: ProcessInfo.processInfo.environment).cleaned.variables
            .filter { $0.key != "CI" && $0.key != "GITHUB_ACTIONS" }
            .merging(variables) { _, added in added }
    }

    /// A process that was started; its exit code is there once it has been waited for.
    ///
    /// - Parameter environment: Variables beside the tests' own.
    func start(
        _ arguments: [String], launcher: [String] = [], environment: [String: String] = [:]
    ) throws -> (process: Process, output: Pipe) {
        let command = launcher + [try URL.builtProgram(Self.program).path] + arguments + ["--root", folder]
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = Self.environment(adding: environment)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        return (process, output)
    }

    /// The exit code and everything that was printed.
    @discardableResult
    func run(
        _ arguments: String..., launcher: [String] = [], environment: [String: String] = [:]
    ) throws -> (status: Int32, text: String) {
        let (process, output) = try start(arguments, launcher: launcher, environment: environment)
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }

    func remove() {
        // A folder that cannot be removed is left to the system.
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The references by their paths, temporary files left out.
    func references() throws -> [String: Data] {
        let root = folder + "/Snapshots"
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
            guard path.hasSuffix(".png") || path.hasSuffix(".json") else { continue }
            files[path] = try Data(contentsOf: URL(filePath: "\(root)/\(path)"))
        }
        return files
    }

    func write(_ files: [String: Data]) throws {
        let root = folder + "/Snapshots"
        try? FileManager.default.removeItem(atPath: root)
        for (path, bytes) in files {
            let url = URL(filePath: "\(root)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: url)
        }
    }
}
