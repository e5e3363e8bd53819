import Foundation
import Glibc

/// The built command line on a copy of some of the catalogue, as processes that can be ended at any time.
struct CatalogProcess: CatalogOnDisk {
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

    func remove() throws { try FileManager.default.removeItem(atPath: folder) }
}
