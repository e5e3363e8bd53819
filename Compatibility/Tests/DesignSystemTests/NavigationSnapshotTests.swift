import SnapshotTesting
import SwiftUI
import UIKit
import XCTest

/// Screens with their bars, as an app shows them.
final class NavigationSnapshotTests: XCTestCase {
    private let traits = UITraitCollection(displayScale: 1)

    func testTabs() {
        let tabs = AppTabBarController()
        assertSnapshot(of: tabs, as: .image(on: .iPhoneSe, traits: traits), named: "orders")
        tabs.selectedIndex = 1
        assertSnapshot(of: tabs, as: .image(on: .iPhoneSe, traits: traits), named: "profile")
    }

    func testPushedScreen() {
        let tabs = AppTabBarController()
        tabs.loadViewIfNeeded()
        tabs.open(7)
        assertSnapshot(of: tabs, as: .image(on: .iPhoneSe, traits: traits))
        assertSnapshot(
            of: tabs,
            as: .image(
                on: .iPhoneSe,
                traits: UITraitCollection(traitsFrom: [traits, .init(userInterfaceStyle: .dark)])),
            named: "dark")
        assertSnapshot(of: tabs, as: .hierarchy)
    }

    func testOrderInLandscape() {
        let navigation = UINavigationController(rootViewController: OrderViewController(number: 3))
        assertSnapshot(of: navigation, as: .image(on: .iPhone13Mini(.landscape), traits: traits))
    }

    func testWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
        window.rootViewController = UINavigationController(rootViewController: OrderViewController(number: 1))
        window.makeKeyAndVisible()
        assertSnapshot(of: window, as: .image(traits: traits))
    }
}
