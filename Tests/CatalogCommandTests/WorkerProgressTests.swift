import CatalogKit
import Foundation
import Testing

@testable import CatalogCommand

struct WorkerProgressTests {
    private static let ids = ["shop-row/long", "shop-row/short"].compactMap { SnapshotID($0) }

    @Test(
        arguments: [
            ([.starts(ids[0])], []),
            ([.starts(ids[0]), .occupiesMainActor(ids[0])], []),
            ([.starts(ids[0]), .starts(ids[1])], []),
            ([.starts(ids[0]), .starts(ids[1]), .occupiesMainActor(ids[1])], [ids[0]]),
            ([.starts(ids[0]), .starts(ids[1]), .occupiesMainActor(ids[1]), .leavesMainActor], []),
            ([.starts(ids[0]), .occupiesMainActor(ids[0]), .plans(ids), .starts(ids[1])], []),
        ] as [([Journal.Note], [SnapshotID])])
    func `A snapshot waits while another one has the main actor`(
        notes: [Journal.Note], waiting: [SnapshotID]
    ) throws {
        let file = try #require(tmpfile())
        defer { fclose(file) }
        let journal = Journal(file: fileno(file))
        for note in notes { journal.append(note) }
        var progress = WorkerProgress(of: journal)
        progress.update()
        #expect(progress.waiting == waiting)
    }
}
