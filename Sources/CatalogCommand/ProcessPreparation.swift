import ArgumentParser
import Foundation
import Glibc
import RunRecords

/// Prepares a process for drawing: a stack that is large enough, and no environment variables but its own.
enum ProcessPreparation {
    /// Kilobytes. The deepest views that are allowed, 600 in each other, take between 2048 and 3072 in a debug build.
    static let leastStack = 4096

    /// Replaces the process by one with a cleaned environment unless it has one; ends it where the stack is too small.
    ///
    /// To be called first of all. Libraries read their variables when they are loaded or first used, so taking
    /// variables away from a process that runs would come too late for some.
    static func prepare() {
        if let complaint = complaint(ofStack: stackLimit()) {
            FileHandle.standardError.write(Data("error: \(complaint)\n".utf8))
            exit(RunStatus.failed.rawValue)
        }
        guard !needsUsersEnvironment(CommandLine.arguments) else { return }
        let environment = ProcessEnvironment(variables: ProcessInfo.processInfo.environment)
        let cleaned = environment.cleaned
        guard cleaned != environment else { return }
        restart(in: cleaned)
    }

    /// Whether a command line, its program included, draws nothing and starts programs that ask for the user's settings: `init`, whose
    /// `swift build` fetches packages with the user's keys and by way of their proxy.
    static func needsUsersEnvironment(_ commandLine: [String]) -> Bool {
        commandLine.dropFirst().first == Init._commandName
    }

    /// What is wrong with a limit of so many kilobytes; nothing is wrong with none.
    static func complaint(ofStack limit: Int?) -> String? {
        guard let limit, limit < leastStack else { return nil }
        return "the stack is limited to \(limit) kB, but deep views need \(leastStack) kB; "
            + "raise the limit with 'ulimit -s 8192'"
    }

    private static func stackLimit() -> Int? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0,
            limit.rlim_cur != rlim_t.max
        else { return nil }
        return Int(clamping: limit.rlim_cur / 1024)
    }

    /// Starts the program anew in this process; returns only if the system refuses, and then the process goes on as it is.
    private static func restart(in environment: ProcessEnvironment) {
        guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
            // Without /proc there is no safe way to find the program.
            return
        }
        let variables = environment.variables.sorted { $0.key < $1.key }.map {
            strdup("\($0.key)=\($0.value)")
        }
        let arguments = CommandLine.arguments.map { strdup($0) }
        execve(path, arguments + [nil], variables + [nil])
        for text in variables + arguments { free(text) }
    }
}
