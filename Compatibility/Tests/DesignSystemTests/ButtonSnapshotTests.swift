import SnapshotTesting
import SwiftUI
import XCTest

final class ButtonSnapshotTests: XCTestCase {
    override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: .ksdiff) {
            super.invokeTest()
        }
    }

    func testRegular() {
        let view = PrimaryButton(title: "Continue")
        assertSnapshot(of: view, as: .image(layout: .fixed(width: 200, height: 60)))
        assertSnapshot(
            of: view,
            as: .image(
                layout: .fixed(width: 200, height: 60), traits: .init(userInterfaceStyle: .dark)),
            named: "dark")
    }

    func testSmall() {
        assertSnapshot(
            of: PrimaryButton(title: "Continue", size: .small).fixedSize(),
            as: .image(precision: 0.99, perceptualPrecision: 0.98, layout: .sizeThatFits))
    }

    func testContentSizes() {
        let sizes: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
        let strategies = Dictionary(
            uniqueKeysWithValues: sizes.map { size in
                (
                    size.rawValue,
                    Snapshotting<PrimaryButton, UIImage>.image(
                        layout: .fixed(width: 240, height: 90),
                        traits: UITraitCollection(preferredContentSizeCategory: size))
                )
            })
        assertSnapshots(of: PrimaryButton(title: "Buy"), as: strategies)
    }

    func testRightToLeft() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(layoutDirection: .rightToLeft),
            UITraitCollection(displayScale: 1),
        ])
        assertSnapshot(
            matching: PriceTag(price: "€ 20", oldPrice: "€ 30").fixedSize(), as: .image(traits: traits))
    }
}
