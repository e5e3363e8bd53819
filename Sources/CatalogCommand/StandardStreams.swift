import Glibc
import RunRecords
import Synchronization

/// Standard output and standard error, with what became of the output.
final class StandardStreams: Sendable {
    private let output: Int32
    private let error: Int32
    /// Whether output waits until ``status(after:)``: a command that dies prints none of it, and one that ends prints all of
    /// it once.
    private let isHeldBack: Bool
    private let state = Mutex(State())

    private struct State {
        var heldBack: [UInt8] = []
        /// Why output was lost, the system's number for it.
        var failure: Int32?
    }

    init(output: Int32 = STDOUT_FILENO, error: Int32 = STDERR_FILENO, isHeldBack: Bool = false) {
        self.output = output
        self.error = error
        self.isHeldBack = isHeldBack
    }

    var showsProgress: Bool { isatty(error) == 1 }
    var isTerminal: Bool { isatty(output) == 1 }

    func print(_ text: String, _ stream: CommandHost.Stream) {
        switch stream {
        case .error:
            // There is nowhere to print that this was lost.
            _ = Self.write(Array(text.utf8), to: error)
        case .output:
            state.withLock { state in
                if isHeldBack {
                    state.heldBack += text.utf8
                } else if state.failure == nil {
                    state.failure = Self.write(Array(text.utf8), to: output)
                }
            }
        }
    }

    /// The command's status, now that all output is written or lost.
    func status(after status: RunStatus) -> RunStatus {
        let failure = state.withLock { state in
            if state.failure == nil, !state.heldBack.isEmpty {
                state.failure = Self.write(state.heldBack, to: output)
            }
            return state.failure
        }
        guard let failure else { return status }
        if failure == EPIPE { return .outputClosed }
        let reason = String(cString: strerror(failure)).lowercased()
        print("error: cannot write to standard output: \(reason)\n", .error)
        return .failed
    }

    /// The system's number for why not everything was written.
    private static func write(_ bytes: [UInt8], to file: Int32) -> Int32? {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(file, $0.baseAddress.map { $0 + written }, $0.count - written)
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, -1)
                continue
            }
            guard count > 0 else { return errno }
            written += count
        }
        return nil
    }
}
