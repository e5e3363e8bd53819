import Foundation
import Glibc
import Vitrine

/// A view that does what its name says while its body runs.
struct HostileView: View {
    let name: String

    var body: some View {
        Deeds.perform(name)
        return Text(shown).frame(width: 80, height: 20).background(backdrop)
    }

    private var shown: String {
        switch name {
        case "clock": "\(Date.now.timeIntervalSinceReferenceDate)"
        case "random": "\(UInt64.random(in: 0...UInt64.max))"
        case "dictionary":
            Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, $0) }).keys.map { "\($0)" }.joined()
        case "hour": Date.now.formatted(.dateTime.hour())
        default: name.hasPrefix("process ") ? "\(getpid())" : name
        }
    }
}

enum Deeds {
    static func perform(_ name: String) {
        switch name.split(separator: " ").first {
        case "unwrap": print(unwrap([:]))
        case "trap": preconditionFailure("a promise was broken")
        case "abort": abort()
        case "exit": exit(0)
        case "kill": kill(getpid(), SIGKILL)
        case "stop": kill(getpid(), SIGSTOP)
        case "recursion": print(depth(of: 0))
        case "loop": while getpid() > 0 {}
        case "sleep": sleep(100_000)
        case "memory": fill()
        case "huge": print(UnsafeMutableRawPointer.allocate(byteCount: 1 << 60, alignment: 8))
        case "chatter": print("{\"chatter\": true}")
        case "descriptors": for file in 0..<Int32(1024) { close(file) }
        case "cast": print(cast(name))
        case "overlap": Counter().overlap()
        case "fork": if fork() == 0 { sleep(1000) }
        case "signals": for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT] { signal(number, SIG_IGN) }
        default: if name.hasPrefix("slow ") { takeTime() }
        }
    }

    // Unwrapping nothing is the deed.
    // swift-format-ignore: NeverForceUnwrap
    private static func unwrap(_ names: [String: Int]) -> Int { names["missing"]! }

    private static func depth(of number: Int) -> Int { number < 0 ? number : depth(of: number + 1) + 1 }

    private static func fill() {
        var blocks: [[UInt8]] = []
        while getpid() > 0 { blocks.append([UInt8](repeating: UInt8(blocks.count & 0xff), count: 1 << 20)) }
    }

    /// Waits in the first process that comes here.
    static func waitOnce() {
        if mkdir("waited", 0o777) == 0 { sleep(100_000) }
    }
    // A cast that fails is the deed.
    // swift-format-ignore: NeverForceUnwrap
    private static func cast(_ value: Any) -> [Int] { value as! [Int] }

    private final class Counter {
        private var count = 0

        func overlap() { change(&count) }

        private func change(_ other: inout Int) { count = other + 1 }
    }

    /// Notes which process it is that has to wait.
    private static func takeTime() {
        let file = open("processes", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        let note = "\(getpid())\n"
        write(file, note, note.utf8.count)
        close(file)
        usleep(1_000_000)
    }
}
