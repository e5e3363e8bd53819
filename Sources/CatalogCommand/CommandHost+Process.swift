import Foundation
import Glibc

extension CommandHost {
    /// The process that this is.
    static var process: CommandHost {
        let environment = ProcessInfo.processInfo.environment
        let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
        return CommandHost(
            workingFolder: FileManager.default.currentDirectoryPath,
            processors: ProcessInfo.processInfo.activeProcessorCount,
            showsProgress: isatty(STDERR_FILENO) == 1, usesColor: isatty(STDOUT_FILENO) == 1 && !isPlain
        ) { text, stream in
            let handle = stream == .output ? FileHandle.standardOutput : FileHandle.standardError
            // A reader that has gone away is no failure of ours.
            try? handle.write(contentsOf: Data(text.utf8))
        }
    }
}
