import CatalogKit
import SnapshotRuns
import Synchronization

/// Prints each snapshot when it is done, with how long it took.
///
/// Several are under way at once, so that the times of all add up to more than a run takes.
final class SnapshotTimes: Sendable {
    private let host: CommandHost
    private let starts: Mutex<[SnapshotID: ContinuousClock.Instant]> = Mutex([:])

    init(host: CommandHost) {
        self.host = host
    }

    fileprivate func start(_ id: SnapshotID) { starts.withLock { $0[id] = .now } }

    fileprivate func end(_ id: SnapshotID) {
        guard let start = starts.withLock({ $0.removeValue(forKey: id) }) else { return }
        let milliseconds = Int((start.duration(to: .now) / .milliseconds(1)).rounded())
        host.write(host.elapsed == nil ? "\(id)\n" : "\(id)  \(milliseconds) ms\n", .error)
    }
}

extension RunObserver {
    init(_ times: SnapshotTimes) {
        self.init(willRun: { _ in }, willRender: { times.start($0) }, didRender: { times.end($0) })
    }

    /// Notes what a run is at, for the process that supervises it.
    init(_ journal: Journal) {
        self.init(
            willRun: { journal.append(.plans($0)) }, willRender: { journal.append(.starts($0)) },
            didRender: { journal.append(.ends($0)) },
            willUseMainActor: { journal.append(.occupiesMainActor($0)) },
            didUseMainActor: { _ in journal.append(.leavesMainActor) })
    }
}
