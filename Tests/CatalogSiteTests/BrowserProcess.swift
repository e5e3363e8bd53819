import Foundation
import Synchronization

/// A running Chromium with one page, which tests take turns in, since starting one takes seconds; messages are objects with a zero byte
/// after each.
///
/// It ends with the process of the tests, whose end of the pipe it reads.
final class BrowserProcess: @unchecked Sendable {
    private static let processes = Mutex<[BrowserProcess]>([])

    private let input: FileHandle
    private let output: FileHandle
    private var received = Data()
    private var lastID = 0
    /// The session in which the page is talked to.
    private(set) var page: String?

    /// One that no test uses.
    static func idle() throws -> BrowserProcess {
        try processes.withLock { $0.popLast() } ?? BrowserProcess()
    }

    /// Lets the next test have it.
    func release() { Self.processes.withLock { $0.append(self) } }

    private init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "vitrine-browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pipes = ["in", "out"].map { folder.appending(path: $0).path }
        for pipe in pipes where mkfifo(pipe, 0o600) != 0 {
            throw BrowserError(description: "cannot make the pipe '\(pipe)'")
        }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        // Chromium reads commands from the descriptor 3 and answers on 4.
        process.arguments = [
            "-c", "exec chromium \"$@\" 3<'\(pipes[0])' 4>'\(pipes[1])'", "chromium", "--headless",
            "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.path)/profile",
        ]
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        input = try FileHandle(forWritingTo: URL(filePath: pipes[0]))
        output = try FileHandle(forReadingFrom: URL(filePath: pipes[1]))
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        let attached = try call("Target.attachToTarget", ["targetId": target, "flatten": true])
        page = attached["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable", session: page) }
    }

    /// The answer to a message; what arrives before it is noted.
    @discardableResult
    func call(
        _ method: String, _ parameters: [String: Any] = [:], session: String? = nil,
        noting note: ([String: Any]) -> Void = { _ in }
    ) throws -> [String: Any] {
        let id = try send(method, parameters, session: session)
        while true {
            let message = try receive(noting: note)
            guard message["id"] as? Int == id else { continue }
            if let error = message["error"] { throw BrowserError(description: "\(method): \(error)") }
            return message["result"] as? [String: Any] ?? [:]
        }
    }

    private func send(_ method: String, _ parameters: [String: Any], session: String?) throws -> Int {
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        return lastID
    }

    func receive(noting note: ([String: Any]) -> Void) throws -> [String: Any] {
        while !received.contains(0) {
            let bytes = output.availableData
            guard !bytes.isEmpty else {
                throw BrowserError(description: "chromium does not run; 'make setup-tests' installs it")
            }
            received += bytes
        }
        let end = received.firstIndex(of: 0) ?? received.endIndex
        let object = try JSONSerialization.jsonObject(with: Data(received[..<end]))
        received = Data(received[received.index(after: end)...])
        let message = object as? [String: Any] ?? [:]
        note(message)
        return message
    }
}

/// Why a page could not be examined.
struct BrowserError: Error, CustomStringConvertible {
    let description: String
}
