import Foundation
import Testing

@testable import CatalogCommand

struct ProcessorTimesTests {
    @Test(
        arguments: [
            ((100, 50), (200, 50), 1), ((100, 50), (200, 150), 0.5), ((100, 50), (200, 350), 0.25),
            // Asleep, without a turn yet, and after a thread's end.
            ((100, 50), (100, 50), 1), ((100, 50), (100, 80), 0), ((100, 50), (20, 10), 1),
        ] as [((UInt64, UInt64), (UInt64, UInt64), Double)])
    func `A process is charged for the part of its turns that it had`(
        earlier: (UInt64, UInt64), now: (UInt64, UInt64), share: Double
    ) {
        let earlier = ProcessorTimes(ran: earlier.0, waited: earlier.1)
        #expect(ProcessorTimes(ran: now.0, waited: now.1).share(since: earlier) == share)
    }

    @Test func `A process is not charged for waiting for a disk`() {
        let earlier = ProcessorTimes(ran: 100, waited: 50)
        #expect(ProcessorTimes(ran: 100, waited: 50, waitsForDisk: true).share(since: earlier) == 0)
        #expect(ProcessorTimes(ran: 200, waited: 50, waitsForDisk: true).share(since: earlier) == 1)
    }

    @Test func `The times of a process that works grow`() throws {
        // Not the tests' own, which loses the times of threads that end.
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "while :; do :; done"]
        try process.run()
        // It may have inherited a thread's deafness to other signals.
        defer { kill(process.processIdentifier, SIGKILL) }
        let earlier = try #require(ProcessorTimes(of: process.processIdentifier))
        var now = earlier
        for _ in 0..<1000 where now.ran == earlier.ran {
            // Not as a task, that others keep from going on while the process has a processor for itself.
            usleep(10_000)
            now = try #require(ProcessorTimes(of: process.processIdentifier))
        }
        #expect(now.ran > earlier.ran)
    }

    @Test func `A process that is not there has no times`() {
        #expect(ProcessorTimes(of: -1) == nil)
    }
}
