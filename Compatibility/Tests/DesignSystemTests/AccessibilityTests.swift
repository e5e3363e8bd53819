import AccessibilitySnapshot
import SnapshotTesting
import SwiftUI
import XCTest

final class AccessibilityTests: XCTestCase {
    func testPriceTag() {
        let view = VStack {
            PriceTag(price: "€ 20", oldPrice: "€ 30").accessibilityElement(children: .combine)
            PrimaryButton(title: "Buy").accessibilityHint("Adds it to the cart")
        }
        .frame(width: 320)
        .fixedSize()
        assertSnapshot(of: view, as: .accessibilityImage)
    }

    func testProfile() {
        let viewController = ProfileViewController(name: "Ada")
        viewController.view.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
        assertSnapshot(
            matching: viewController,
            as: .accessibilityImage(
                showActivationPoints: .always, useMonochromeSnapshot: false, markerColors: [.red, .green]))
    }
}
