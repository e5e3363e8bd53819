import SnapshotTesting
import SwiftUI
import UIKit
import XCTest

/// Screens over which something is presented: a picture of a controller is one of its own view.
final class PresentationSnapshotTests: XCTestCase {
    private let strategies: [Snapshotting<UIViewController, UIImage>] = [
        .image(on: .iPhoneSe), .image(on: .iPhoneSe, drawHierarchyInKeyWindow: true),
        .image(size: CGSize(width: 320, height: 480)),
    ]

    private func assertUnchanged(byPresenting presented: UIViewController, line: UInt = #line) throws {
        let screens = [
            OrderViewController(number: 1),
            BrandNavigationController(rootViewController: OrderViewController(number: 2)),
            UIHostingController(rootView: PrimaryButton(title: "Continue")),
        ]
        for (screen, strategy) in screens.flatMap({ screen in strategies.map { (screen, $0) } }) {
            let before = try XCTUnwrap(picture(of: screen, as: strategy), line: line)
            screen.present(presented, animated: false)
            XCTAssertEqual(picture(of: screen, as: strategy), before, line: line)
            screen.dismiss(animated: false)
        }
    }

    private func picture(
        of screen: UIViewController, as strategy: Snapshotting<UIViewController, UIImage>
    ) -> Data? {
        var data: Data?
        strategy.snapshot(screen).run { data = $0.pngData() }
        return data
    }

    func testAlert() throws {
        let alert = UIAlertController(title: "Cancel?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        try assertUnchanged(byPresenting: alert)
    }

    func testSheet() throws {
        let sheet = UINavigationController(rootViewController: OrderViewController(number: 2))
        sheet.modalPresentationStyle = .pageSheet
        try assertUnchanged(byPresenting: sheet)
    }

    func testCover() throws {
        let cover = OrderViewController(number: 3)
        cover.modalPresentationStyle = .fullScreen
        try assertUnchanged(byPresenting: cover)
    }
}
