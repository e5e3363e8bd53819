import SwiftUI
import UIKit

/// The bars of an app as its design system sets them.
final class BrandNavigationController: UINavigationController {
    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        navigationBar.standardAppearance = appearance
        navigationBar.scrollEdgeAppearance = appearance
        navigationBar.compactAppearance = appearance
        navigationBar.tintColor = .white
        navigationBar.prefersLargeTitles = true
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
}

/// An order in UIKit, laid out by constraints within the safe area.
final class OrderViewController: UIViewController {
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = "Order \(number)"
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() }),
            UIBarButtonItem(
                image: UIImage(systemName: "heart"), style: .plain, target: self, action: nil),
        ]
        let (state, pay) = (UILabel(), UIButton(configuration: .filled()))
        state.text = "On its way"
        state.font = .preferredFont(forTextStyle: .headline)
        pay.setTitle("Pay", for: .normal)
        for view in [state, pay] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            state.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            state.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            pay.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            pay.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            pay.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
        ])
    }

    private func share() {
        present(UIActivityViewController(activityItems: [number], applicationActivities: nil), animated: true)
    }
}

/// The tabs of the app.
final class AppTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let orders = UIHostingController(
            rootView: List(["Bicycle", "Lamp", "Chair"], id: \.self) { Text($0) }.listStyle(.plain))
        orders.title = "Orders"
        orders.tabBarItem.image = UIImage(systemName: "shippingbox")
        orders.tabBarItem.selectedImage = UIImage(systemName: "shippingbox.fill")
        let profile = ProfileViewController(name: "Ada")
        profile.tabBarItem = UITabBarItem(title: "Profile", image: UIImage(systemName: "person"), tag: 1)
        profile.tabBarItem.badgeValue = "2"
        viewControllers = [BrandNavigationController(rootViewController: orders), profile]
        tabBar.tintColor = .systemIndigo
    }

    /// Goes on to an order.
    func open(_ number: Int) {
        (selectedViewController as? UINavigationController)?.pushViewController(
            OrderViewController(number: number), animated: false)
    }
}
