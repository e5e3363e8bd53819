import Combine
import SnapshotTesting
import SwiftUI
import XCTest

private final class Settings: ObservableObject {
    @Published var isPremium = false
}

private struct HomeScreen: View {
    @EnvironmentObject private var settings: Settings
    @State private var isLoaded = false

    var body: some View {
        List {
            Text(settings.isPremium ? "Premium" : "Free")
            Text(isLoaded ? "Loaded" : "Loading")
        }
        .navigationTitle("Home")
        .task { isLoaded = true }
    }
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
    /// Shared by all tests of a team.
    static func testStrategy(userInterfaceStyle: UIUserInterfaceStyle = .light) -> Self {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 1),
            UITraitCollection(userInterfaceStyle: userInterfaceStyle),
        ])
        return .image(layout: .fixed(width: 160, height: 60), traits: traits)
    }
}

extension Snapshotting where Value == Any, Format == String {
    static var prettyJSON: Snapshotting { .json }
}

@MainActor
final class HomeScreenSnapshotTests: XCTestCase {
    override func setUp() {
        super.setUp()
        SnapshotTesting.isRecording = false
        SnapshotTesting.diffTool = "ksdiff"
    }

    func testHomeScreen() {
        let settings = Settings()
        settings.isPremium = true
        let view = NavigationStack { HomeScreen() }.environmentObject(settings)
        let host = UIHostingController(rootView: view)
        assertSnapshot(
            of: host, as: .image(on: .iPhone13, perceptualPrecision: 0.98, traits: .init(displayScale: 1)))
    }

    func testStyles() async throws {
        let tag = PriceTag(price: "€ 5")
        assertSnapshot(of: tag, as: .testStrategy())
        assertSnapshot(of: tag, as: .testStrategy(userInterfaceStyle: .dark), named: "dark")
        assertSnapshot(of: tag.preferredColorScheme(.dark), as: .testStrategy(), named: "preferred")
    }

    func testDevices() {
        let viewController = ProfileViewController(name: "Grace")
        let strategies: [String: Snapshotting<UIViewController, UIImage>] = [
            "iPhoneSe": .image(on: .iPhoneSe(.landscape), traits: .init(displayScale: 1)),
            "iPhone8": .image(on: .iPhone8, size: CGSize(width: 200, height: 100)),
        ]
        assertSnapshots(matching: viewController, as: strategies)
        assertSnapshots(
            of: viewController,
            as: [
                .image(size: CGSize(width: 120, height: 90)),
                .image(on: .iPhoneXr(.landscape), traits: .init(displayScale: 1)),
            ])
    }

    func testLoading() {
        UIView.setAnimationsEnabled(false)
        let viewController = ProfileViewController(name: "Ada")
        viewController.loadViewIfNeeded()
        let shown = expectation(description: "shown")
        DispatchQueue.main.async {
            viewController.view.backgroundColor = .systemGray6
            shown.fulfill()
        }
        wait(for: [shown], timeout: 5)
        assertSnapshot(of: viewController.view, as: .image(size: CGSize(width: 100, height: 80)))
    }

    func testDictionary() {
        let value: Any = ["price": 20, "tags": ["a", "b"]] as [String: Any]
        assertSnapshot(of: value, as: .prettyJSON)
    }
}
