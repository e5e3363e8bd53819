import SwiftUI
import UIKit

/// The favourites of a shop: a hosted list in a stack of UIKit, with a search in its bar.
final class FavoritesCoordinator: NSObject, UISearchResultsUpdating, UINavigationControllerDelegate {
    private(set) var lastQuery = ""

    func makeController() -> UINavigationController {
        let list = UIHostingController(rootView: FavoritesList())
        list.navigationItem.title = "Favorites"
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search favorites"
        list.navigationItem.searchController = search
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal.decrease.circle"),
            menu: UIMenu(children: [
                UIAction(title: "Newest", state: .on) { _ in },
                UIAction(title: "Price", image: UIImage(systemName: "eurosign")) { _ in },
            ]))
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.delegate = self
        return navigation
    }

    func updateSearchResults(for searchController: UISearchController) {
        lastQuery = searchController.searchBar.text ?? ""
    }
}

struct FavoritesList: View {
    var body: some View {
        List {
            Label("Desk lamp", systemImage: "lamp.desk")
            Label("Bicycle", systemImage: "bicycle")
        }
        .listStyle(.insetGrouped)
    }
}

/// A basket in UIKit, with a button above the tabs.
final class BasketViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let total = UILabel()
        total.text = "Total 48 €"
        total.font = .preferredFont(forTextStyle: .title2)
        total.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(total)
        NSLayoutConstraint.activate([
            total.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            total.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
        ])
    }
}

struct ShopTabs: UIViewControllerRepresentable {
    var selected = 0

    func makeCoordinator() -> FavoritesCoordinator { FavoritesCoordinator() }

    func makeUIViewController(context: Context) -> UITabBarController {
        let tabs = UITabBarController()
        let favorites = context.coordinator.makeController()
        favorites.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        let basket = BasketViewController()
        basket.tabBarItem = UITabBarItem(title: "Basket", image: UIImage(systemName: "cart"), tag: 1)
        basket.tabBarItem.badgeValue = "3"
        tabs.setViewControllers([favorites, basket], animated: false)
        tabs.selectedIndex = selected
        return tabs
    }

    func updateUIViewController(_ controller: UITabBarController, context: Context) {}
}

#Preview("Favorites") { ShopTabs().frame(width: 320, height: 400) }

#Preview("Basket") { ShopTabs(selected: 1).frame(width: 320, height: 240) }
