import Foundation
import Glibc

extension CommandHost {
    /// The process that this is.
    static func process(_ streams: StandardStreams) -> CommandHost {
        let environment = ProcessInfo.processInfo.environment
        let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
        var host = CommandHost(
            workingFolder: FileManager.default.currentDirectoryPath,
            processors: ProcessInfo.processInfo.activeProcessorCount,
            showsProgress: streams.showsProgress, usesColor: streams.isTerminal && !isPlain,
            print: streams.print)
        host.isContinuousIntegration = !["", "0", "false"].contains(environment["CI"] ?? "")
        host.isGitHubWorkflow = environment["GITHUB_ACTIONS"] == "true"
        let start = start
        host.elapsed = { start.duration(to: .now) }
        host.rerun = rerun
        host.launch = launch
        host.output = output
        host.user = user
        return host
    }

    /// When the command began; a worker, which is a copy of the process that supervises it, has it of that one.
    private static let start = ContinuousClock.now

    /// As the system knows them, whatever variables say.
    private static var user: User? {
        guard let entry = getpwuid(getuid())?.pointee, let home = entry.pw_dir, let shell = entry.pw_shell
        else { return nil }
        return User(home: String(cString: home), shell: String(cString: shell))
    }

    private static func launch(_ command: [String], in folder: String) throws -> Int32 {
        let process = process(of: command, in: folder)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private static func output(_ command: [String], in folder: String) throws -> String {
        try output(of: process(of: command, in: folder))
    }

    private static func process(of command: [String], in folder: String) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = URL(filePath: folder)
        return process
    }

    private static func rerun(_ arguments: [String], _ environment: [String: String]) throws -> String {
        let process = Process()
        process.executableURL = try URL(
            filePath: FileManager.default.destinationOfSymbolicLink(
                atPath: "/proc/self/exe"))
        process.arguments = arguments
        process.environment = environment
        return try output(of: process)
    }

    /// Runs a process to its end; what it has printed to standard output.
    private static func output(of process: Process) throws -> String {
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }
}
