import DesignSystemTestSupport
import SnapshotTesting
import SwiftUI
import XCTest

/// Tests with the presets and assertions of a library that is shared.
final class SharedSupportTests: XCTestCase {
    func testPresetOfTheLibraryGoesBefore() {
        XCTAssertEqual(ViewImageConfig.iPhone16Pro.size, CGSize(width: 300, height: 120))
        let landscape: ViewImageConfig = .iPhone16Pro(.landscape)
        XCTAssertEqual(landscape.size, CGSize(width: 120, height: 300))
        XCTAssertEqual(ViewImageConfig.iPhone16ProMax.size, CGSize(width: 440, height: 956))
    }

    func testComponent() {
        assertComponent(PrimaryButton(title: "Continue"), on: .banner)
    }

    func testAttachment() {
        let attachment = XCTAttachment(string: "Recorded on another device")
        attachment.lifetime = .deleteOnSuccess
        add(attachment)
    }
}
