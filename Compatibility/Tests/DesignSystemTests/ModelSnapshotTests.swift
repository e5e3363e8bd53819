import Foundation
import SnapshotTesting
import XCTest

class ModelSnapshotTests: XCTestCase {
    func testListing() throws {
        assertSnapshot(of: Listing.bicycle, as: .dump)
        assertSnapshot(of: Listing.bicycle, as: .json)
        assertSnapshot(of: Listing.bicycle, as: .description, named: "description")
        assertSnapshot(of: try JSONEncoder.sorted.encode(Listing.bicycle), as: .data, named: "bytes")
        assertSnapshots(
            of: "a\nb", as: ["plain": .lines, "upper": SimplySnapshotting.lines.pullback { $0.uppercased() }])
    }

    func testFailureMessage() {
        let folder = NSTemporaryDirectory() + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = verifySnapshot(of: 1, as: .description, record: .never, snapshotDirectory: folder)
        XCTAssertEqual(first?.hasPrefix("No reference was found on disk."), true)
    }

    func testCounterStartsAnewForEachTest() {
        assertSnapshot(of: 1, as: .description)
        assertSnapshot(of: 2, as: .description)
    }
}

extension JSONEncoder {
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }
}
