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

    func testFirstTraitsReachAnEmbeddedScreen() {
        let screen = ScalingViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen)]
        let first = picture(of: tabs, on: .iPhoneSe)
        XCTAssertEqual(screen.told, [.init(displayScale: 2, category: .medium)])
        XCTAssertNotEqual(picture(of: tabs, on: .iPhoneX), first)
        XCTAssertEqual(screen.told.count, 2)
        XCTAssertEqual(picture(of: tabs, on: .iPhoneSe), first)
    }

    private func picture(of controller: UIViewController, on device: ViewImageConfig) -> Data? {
        var data: Data?
        Snapshotting<UIViewController, UIImage>.image(on: device).snapshot(controller).run {
            data = $0.pngData()
        }
        return data
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

/// A screen whose font is chosen where its traits change, and nowhere else.
private final class ScalingViewController: UIViewController {
    struct Traits: Equatable {
        let displayScale: CGFloat
        let category: UIContentSizeCategory
    }

    private(set) var told: [Traits] = []
    private let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Orders"
        view.addSubview(label)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        told.append(
            Traits(
                displayScale: traitCollection.displayScale,
                category: traitCollection.preferredContentSizeCategory))
        label.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
    }
}
