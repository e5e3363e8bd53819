import InlineSnapshotTesting
import SnapshotTesting
import UIKit
import XCTest

/// Values that come by way of the main queue, as those of publishers do.
final class WaitingTests: XCTestCase {
    func testWhatWaitsForTheMainQueueIsDoneBeforeAPictureThatWaits() {
        let label = UILabel()
        DispatchQueue.main.async { label.text = "Sold out" }
        let text = Snapshotting<String, String>.lines.pullback { (label: UILabel) in label.text ?? "nothing" }
        assertInlineSnapshot(of: label, as: .wait(for: 0, on: text)) {
            """
            Sold out
            """
        }
    }
}
