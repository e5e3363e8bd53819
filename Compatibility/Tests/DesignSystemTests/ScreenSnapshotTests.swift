import SnapshotTesting
import SwiftUI
import UIKit
import XCTest

extension ViewImageConfig {
    /// A team's own preset, although there is one of that name.
    static let iPhone15Pro = ViewImageConfig(
        safeArea: .init(top: 59, left: 0, bottom: 34, right: 0), size: .init(width: 393, height: 852),
        traits: UITraitCollection(traitsFrom: [.init(displayScale: 1), .init(horizontalSizeClass: .compact)]))
}

extension XCTestCase {
    /// A team's own assertion.
    func assertScreen(
        _ view: some View, devices: [String: ViewImageConfig] = ["iPhone15Pro": .iPhone15Pro],
        file: StaticString = #filePath, testName: String = #function, line: UInt = #line
    ) {
        for (name, device) in devices {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let controller = UIHostingController(rootView: view)
                controller.overrideUserInterfaceStyle = style
                let failure = verifySnapshot(
                    of: controller, as: .image(on: device, traits: .init(displayScale: 1)),
                    named: "\(name)-\(style == .dark ? "dark" : "light")", file: file, testName: testName,
                    line: line)
                if let failure { XCTFail(failure, file: file, line: line) }
            }
        }
    }
}

class ScreenSnapshotTests: XCTestCase {
    override func setUp() {
        super.setUp()
        // isRecording = true
    }

    func testListings() {
        assertScreen(
            ListingScreen(titles: ["Bicycle", "Lamp"]),
            devices: ["iPhone15Pro": .iPhone15Pro, "iPhoneSe": .iPhoneSe])
    }

    func testProfile() {
        let viewController = ProfileViewController(name: "Ada")
        assertSnapshot(
            of: viewController, as: .image(on: .iPhoneX, traits: .init(displayScale: 1)), named: "iPhoneX")
        assertSnapshot(
            of: viewController,
            as: .image(
                on: .iPadMini(.portrait(splitView: .oneThird)), size: CGSize(width: 320, height: 200),
                traits: UITraitCollection { traits in
                    traits.displayScale = 1
                    traits.userInterfaceStyle = .dark
                }),
            named: "split")
        assertSnapshot(of: viewController, as: .recursiveDescription(on: .iPhoneSe))
    }

    func testNavigation() {
        let root = UIHostingController(rootView: ListingScreen(titles: ["Bicycle"]))
        let navigation = UINavigationController(rootViewController: root)
        assertSnapshot(
            of: navigation, as: .wait(for: 0.01, on: .image(on: .iPhone8, traits: .init(displayScale: 1))))
    }

    func testBadge() {
        let badge = BadgeView(text: "New")
        let size = badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        badge.frame = CGRect(origin: .zero, size: size)
        assertSnapshot(of: badge, as: .image)
        assertSnapshot(of: badge, as: .image(precision: 0.98, traits: .init(userInterfaceStyle: .dark)))
    }
}
