import Foundation
import Glibc

/// Starts `git` in a folder.
struct GitCommand: Sendable {
    private let folder: String
    private let executable: String

    init(folder: String) throws(GitError) {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        let found = path.split(separator: ":").lazy.map { "\($0)/git" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { throw .notInstalled }
        self.folder = folder
        self.executable = found
    }

    struct Output {
        var isSuccess: Bool
        var bytes: [UInt8]
        var complaint: String

        var text: String { String(decoding: bytes, as: UTF8.self) }
        /// The parts between NULs.
        var fields: [String] { bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
    }

    /// Runs a command that has to succeed.
    func require(_ arguments: [String], input: String = "") throws(GitError) -> Output {
        let output = try run(arguments, input: input)
        guard output.isSuccess else {
            throw .failed(command: arguments[0], reason: output.complaint)
        }
        return output
    }

    /// Runs a command with its words in English and without what the caller's shell or hook has set for git.
    func run(_ arguments: [String], input: String = "") throws(GitError) -> Output {
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = ["--no-pager", "--literal-pathspecs"] + arguments
        process.currentDirectoryURL = URL(filePath: folder)
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        environment["LC_ALL"] = "C"
        // A user's settings say which repositories of others may be read.
        environment["HOME"] = environment["HOME"] ?? NSHomeDirectory()
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        process.environment = environment
        do {
            // Only one of the three is a pipe, so that neither side ever waits for the other to read.
            let (output, errors) = (Pipe(), try TemporaryFile())
            process.standardInput = try TemporaryFile(holding: input).handle
            process.standardOutput = output
            process.standardError = errors.handle
            try process.run()
            let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            let complaint = try errors.content().split(separator: "\n").last
            return Output(
                isSuccess: process.terminationReason == .exit && process.terminationStatus == 0,
                bytes: Array(bytes), complaint: complaint.map(String.init) ?? "it said nothing")
        } catch {
            throw .failed(command: arguments[0], reason: error.localizedDescription)
        }
    }
}

/// A file without a name, which is gone when it is closed.
private struct TemporaryFile {
    let handle: FileHandle

    init(holding text: String = "") throws {
        guard let file = tmpfile() else { throw CocoaError(.fileWriteUnknown) }
        handle = FileHandle(fileDescriptor: dup(fileno(file)), closeOnDealloc: true)
        fclose(file)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.seek(toOffset: 0)
    }

    func content() throws -> String {
        try handle.seek(toOffset: 0)
        return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    }
}
