import CatalogKit
import Glibc

/// How a worker process ended before its work was done.
struct WorkerTermination {
    enum Cause: Equatable {
        case signal(Int32)
        case stackOverflow
        case memory
        case exit(Int32)
        case timeLimit
    }

    /// What the process was at.
    enum Moment: Hashable {
        /// The program's own start.
        case start
        case question(WorkerProgress.Question)
        case snapshots([SnapshotID])
        /// No code of the catalogue was running.
        case between
    }

    var cause: Cause
    var moment: Moment
    /// What Swift said of it.
    var message: String?
    var frames: [String]
    let limits: SupervisionPlan.Limits
}

extension WorkerTermination: CustomStringConvertible {
    /// One line, and one for each call.
    var description: String {
        ([summary] + frames.map { "  at \($0)" }).joined(separator: "\n")
    }

    private var summary: String {
        switch cause {
        case .signal(SIGKILL): "was killed (SIGKILL), as the system does when memory is short"
        case .signal(let signal): "crashed (\(Self.name(of: signal)))" + (message.map { ": \($0)" } ?? "")
        case .stackOverflow: "ran out of stack: calls are nested too deeply or without an end"
        case .memory: "ran out of memory: it may take \(limits.megabytes) MB, --memory says how many"
        case .exit(let status): "ended the process with the exit code \(status)"
        case .timeLimit: "came to no end within \(limits.seconds) s; --timeout says how many"
        }
    }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGILL: "SIGILL"
        case SIGTRAP: "SIGTRAP"
        case SIGABRT: "SIGABRT"
        case SIGBUS: "SIGBUS"
        case SIGFPE: "SIGFPE"
        case SIGSEGV: "SIGSEGV"
        case SIGSYS: "SIGSYS"
        case SIGTERM: "SIGTERM"
        default: "signal \(signal)"
        }
    }
}

/// The message that Swift's runtime or the C library prints before it ends a process.
struct RuntimeFailureMessage {
    /// With the place in the sources, if the message has one.
    private(set) var message: String?
    private(set) var isLackOfMemory = false

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline).reversed() {
            for beginning in ["Fatal error: ", "Precondition failed: ", "Assertion failed: "] {
                guard let range = line.firstRange(of: beginning) else { continue }
                let place = line[..<range.lowerBound].split(separator: ":").prefix(2).joined(separator: ":")
                let words = String(line[range.upperBound...])
                isLackOfMemory = words.hasPrefix("failed to allocate")
                message = place.isEmpty ? words : "\(words) (\(place))"
                return
            }
            if line.hasPrefix("Could not cast value of type ") {
                message = "\(line.dropLast())".replacing(#/ \(0x[0-9a-f]+\)/#, with: "")
                return
            }
            if line.hasPrefix("Simultaneous accesses to ") {
                message = "simultaneous accesses to one variable, of which one changes it"
                return
            }
            if line.contains("failed to allocate") || line.contains("bad_alloc") {
                isLackOfMemory = true
                return
            }
        }
    }
}
