import Foundation
import Glibc

/// The built command line on a copy of some of the catalogue, as processes that can be ended at any time.
struct CatalogProcess {
    let folder: String

    /// Beside the tests' own program.
    private static var executable: String {
        get throws {
            let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return URL(filePath: tests).deletingLastPathComponent().appending(path: "catalog").path
        }
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: URL(filePath: #filePath + "/../../../Catalog").standardized.path,
            toPath: folder + "/Catalog")
    }

    /// A process that was started; its exit code is there once it has been waited for.
    ///
    /// - Parameter environment: Variables beside the tests' own.
    func start(
        _ arguments: [String], launcher: [String] = [], environment: [String: String] = [:]
    ) throws -> (process: Process, output: Pipe) {
        let command = launcher + [try Self.executable] + arguments + ["--root", folder]
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        // The tests may run in CI, where nothing is recorded.
        process.environment = ProcessInfo.processInfo.environment.filter {
            $0.key != "CI" && $0.key != "GITHUB_ACTIONS"
        }.merging(environment) { _, added in added }
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

    func remove() throws { try FileManager.default.removeItem(atPath: folder) }
}
