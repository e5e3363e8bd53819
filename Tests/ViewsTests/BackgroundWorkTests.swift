import Dispatch
import Synchronization
import Testing
import VitrineViews

/// Waiting for what components do on other queues.
struct BackgroundWorkTests {
    private static func work(patience: Int) -> BackgroundWork {
        BackgroundWork(patience: patience) { work in
            work()
            return {}
        }
    }

    @Test func `Work that does not end in time is given up, with what it asks for later`() {
        let work = Self.work(patience: 0)
        let asked = Mutex<[String]>([])
        let end = DispatchSemaphore(value: 0)
        let ended = DispatchSemaphore(value: 0)
        work.begin {
            _ = work.ask { asked.withLock { $0.append("before") } }
            end.wait()
            _ = work.ask { asked.withLock { $0.append("after") } }
            ended.signal()
        } enqueue: {
            let begun = DispatchSemaphore(value: 0)
            let body = $0
            DispatchQueue.global().async {
                begun.signal()
                body()
            }
            begun.wait()
        }
        for action in work.finish() { action() }
        #expect(work.isGivenUp && work.isEmpty)
        end.signal()
        ended.wait()
        for action in work.finish() { action() }
        #expect(asked.withLock { !$0.contains("after") })
    }

    @Test func `Nothing is asked outside of a piece of work`() {
        let work = Self.work(patience: 10)
        #expect(!work.ask {})
        #expect(work.isEmpty && work.finish().isEmpty && !work.isGivenUp)
    }
}
