import Dispatch
import Glibc
import SnapshotRuns
import SnapshotStore

/// The connection of a worker with another one that checks a part of the snapshots for it.
struct AssistantChannel: Sendable {
    /// The file that results are written into.
    let results: Int32
    /// The end of a line for a request and the answer to it.
    let line: Int32

    /// Waits for what the part is wanted for.
    func request() async -> CheckAssistant.Request {
        let bytes = await read(upTo: 1)
        switch bytes.first {
        case Request.keepsPictures: return .checks(keepsPictures: true)
        case Request.keepsNothing: return .checks(keepsPictures: false)
        default: return .isNotWanted
        }
    }

    /// Sends what was found beside the results.
    func answer(_ summary: [UInt8]) {
        write(summary)
        shutdown(line, Int32(SHUT_WR))
    }

    /// The process at the other end.
    var assistant: CheckAssistant {
        CheckAssistant(
            results: { try FileWriter.sharing(results).reading() },
            begin: { request in
                switch request {
                case .checks(keepsPictures: true): write([Request.keepsPictures])
                case .checks(keepsPictures: false): write([Request.keepsNothing])
                case .isNotWanted: shutdown(line, Int32(SHUT_RDWR))
                }
            },
            summary: {
                let bytes = await withTaskCancellationHandler {
                    await read(upTo: .max)
                } onCancel: {
                    // Ends the wait for an answer.
                    shutdown(line, Int32(SHUT_RDWR))
                }
                return bytes.isEmpty ? nil : bytes
            })
    }

    private enum Request {
        static let keepsPictures = UInt8(ascii: "k")
        static let keepsNothing = UInt8(ascii: "n")
    }

    private func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(line, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            // A process that has ended misses nothing.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits on a thread of its own for so many bytes, or the end of the line.
    private func read(upTo limit: Int) async -> [UInt8] {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var bytes: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 16))
                while bytes.count < limit {
                    let count = Glibc.read(line, &buffer, buffer.count)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { break }
                    bytes += buffer[..<count]
                }
                continuation.resume(returning: bytes)
            }
        }
    }
}
