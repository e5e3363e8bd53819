import Foundation

/// How a command is supervised.
struct SupervisionPlan {
    struct Limits: Equatable {
        /// For a snapshot or a definition, less the time in which other processes had the processors; 0 for as long as it takes.
        var seconds: Int
        /// Of memory, for a process.
        var megabytes: Int

        static let standard = Limits(seconds: 10, megabytes: 4096)
    }

    var limits = Limits.standard
    /// The arguments after the program's name.
    let arguments: [String]
    /// Whether everything that becomes a reference is drawn by a process of its own before.
    var isRecording = false
    /// How many processes check parts of the snapshots beside the one that tells what was found.
    var assistants = 0

    /// Nothing where the command runs no code of the catalogue or is not to be supervised.
    init?(_ parsed: ParsedCommand, isContinuousIntegration: Bool, processors: Int) {
        guard let command = parsed.subcommand, command.runsCatalogCode else { return nil }
        arguments = parsed.arguments
        guard let command = command as? any RenderingSubcommand else { return }
        if command.rendering.noSupervision { return nil }
        limits = Limits(seconds: command.rendering.timeout, megabytes: command.rendering.memory)
        isRecording = command.recording(isContinuousIntegration: isContinuousIntegration) != nil
        if let check = command as? Check, check.isDivisible {
            assistants = min(check.rendering.jobs ?? processors, Self.mostProcesses) - 1
        }
    }

    /// How many processes check at most, each of which has the catalogue in memory.
    private static let mostProcesses = 8

    /// Whether this process can be: it is copied with the one thread that asks for it, and locks that others hold would
    /// stay locked.
    static var isPossible: Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) == 1
    }
}
