import Synchronization
import VitrineWording

/// Shows on a terminal how many snapshots a run has, and how far it is once it takes more than half a second.
final class Progress: Sendable {
    private let host: CommandHost
    private let start = ContinuousClock.now
    private let lastShown: Mutex<Duration?> = Mutex(nil)

    init(host: CommandHost) {
        self.host = host
    }

    func report(_ done: Int, of total: Int) {
        guard host.showsProgress else { return }
        let elapsed = start.duration(to: .now)
        let text: String? = lastShown.withLock { lastShown in
            if done == total {
                // The line is taken back before anything else is printed.
                return lastShown == nil ? nil : "\r\u{1b}[K"
            }
            let isDue =
                elapsed > .milliseconds(500) && (lastShown.map { elapsed - $0 > .milliseconds(100) } ?? true)
            guard done == 0 || isDue else { return nil }
            lastShown = elapsed
            return "\r\u{1b}[K\(done) of \(Pluralized.snapshots(total))"
        }
        if let text { host.print(text, .error) }
    }
}
