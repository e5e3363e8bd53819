import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit
import VitrineGeometry
import VitrineTesting

/// Controllers that show others between bars, in use.
@MainActor
struct ContainerTests {
    /// A controller in a view of the view language, below the system's parts of a screen.
    private struct Screen: UIViewControllerRepresentable {
        let controller: UIViewController

        func makeUIViewController(context: Context) -> UIViewController { controller }

        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private func host(_ controller: UIViewController) throws -> VitrineTesting.Host {
        try VitrineTesting.Host(
            Screen(controller: controller),
            mode: .light.size(width: 393, height: 852).safeArea(top: 59, bottom: 34).scale(1), canvas: .device
        )
    }

    /// A controller that writes down what it is told, with a label at its safe area's corner.
    private class Page: UIViewController {
        var told: [String] = []
        let label = UILabel()

        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            label.text = "on \(title ?? "")"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            let area = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: area.topAnchor),
                label.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            ])
        }

        override func viewWillAppear(_ animated: Bool) { told.append("will appear") }

        override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }
    }

    private func button(_ title: String, _ action: @escaping () -> Void) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in action() })
    }

    @Test
    func `A stack shows the title and the items of its topmost screen, and children keep clear of the bar`()
        throws
    {
        let page = Page("Inbox")
        var added = 0
        page.navigationItem.rightBarButtonItems = [
            button("Add") { added += 1 }, UIBarButtonItem(systemItem: .search),
        ]
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .edit, target: nil, action: nil)
        let host = try host(UINavigationController(rootViewController: page))
        let bar = host.navigationBar("Inbox")
        #expect(try bar.frame == Rect(x: 0, y: 59, width: 393, height: 44))
        #expect(try host.text("on Inbox").frame.minY == 103)
        // The screen goes on below the bar, to the edges of the device.
        #expect(page.view.frame.size == CGSize(width: 393, height: 852))
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
        // The first of the items stands at the edge.
        #expect(try host.button("Add").frame.maxX == 377)
        #expect(try host.button("Search").frame.maxX < host.button("Add").frame.minX)
        #expect(try host.button("Edit").frame.minX == 16)
        try host.button("Add").tap()
        #expect(added == 1)
        #expect(throws: HostError.self, "there is nothing that it does") { try host.button("Edit").tap() }
    }

    @Test func `Large titles are asked for by the bar and by each screen`() throws {
        let (first, second) = (Page("First"), Page("Second"))
        second.navigationItem.largeTitleDisplayMode = .never
        let stack = UINavigationController(rootViewController: first)
        stack.navigationBar.prefersLargeTitles = true
        let host = try host(stack)
        #expect(try host.navigationBar().frame.height == 96)
        #expect(try host.text("on First").frame.minY == 155)
        try host.update { stack.pushViewController(second, animated: true) }
        #expect(try host.navigationBar().frame.height == 44)
        #expect(try host.text("on Second").frame.minY == 103)
    }

    @Test func `A screen is pushed, and tapping back pops it and tells both`() throws {
        let (first, second) = (Page("First"), Page("Second"))
        let stack = UINavigationController(rootViewController: first)
        first.navigationItem.rightBarButtonItem = button("Next") {
            first.navigationController?.pushViewController(second, animated: true)
        }
        let host = try host(stack)
        try host.button("Next").tap()
        #expect(try host.navigationBar("Second").exists && host.text("on Second").exists)
        #expect(try !host.text("on First").exists)
        #expect(first.told == ["will appear", "did disappear"] && second.told == ["will appear"])
        #expect(second.view.window == nil && second.view.superview === stack.view)
        try host.button("Back").tap()
        #expect(stack.viewControllers == [first])
        #expect(second.told == ["will appear", "did disappear"] && second.parent == nil)
        #expect(try host.text("on First").exists)
    }

    @Test func `The way back is called as the screen before says`() throws {
        let stack = UINavigationController()
        let (first, second) = (Page("First"), Page("Second"))
        stack.viewControllers = [first, second]
        let host = try host(stack)
        #expect(try host.navigationBar().button("Back").frame.width > 40)
        try host.update { first.navigationItem.backButtonDisplayMode = .minimal }
        #expect(try host.navigationBar().button("Back").frame.width < 30)
        try host.update { second.navigationItem.leftBarButtonItem = button("Close") {} }
        #expect(try !host.button("Back").exists && host.button("Close").exists)
        try host.update { second.navigationItem.leftItemsSupplementBackButton = true }
        #expect(try host.button("Back").exists && host.button("Close").exists)
    }

    @Test func `Bars are hidden, and tools stand at the bottom`() throws {
        let page = Page("Inbox")
        var tapped = 0
        page.toolbarItems = [
            button("One") {}, .flexibleSpace(), button("Two") { tapped += 1 },
        ]
        let stack = UINavigationController(rootViewController: page)
        let host = try host(stack)
        #expect(try !host.button("Two").exists)
        try host.update {
            stack.setNavigationBarHidden(true, animated: false)
            stack.isToolbarHidden = false
        }
        #expect(try !host.navigationBar().exists)
        #expect(try host.text("on Inbox").frame.minY == 59)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 78, right: 0))
        try host.button("Two").tap()
        #expect(tapped == 1)
        #expect(try host.button("Two").frame.maxX == 377 && host.button("Two").frame.maxY <= 818)
    }

    @Test func `A tab is tapped, a second tap goes back to the first screen of its stack`() throws {
        final class Delegate: UITabBarControllerDelegate {
            var chosen: [String] = []

            func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
                page.title != "Locked"
            }

            func tabBarController(_ tabs: UITabBarController, didSelect page: UIViewController) {
                chosen.append(page.title ?? "stack")
            }
        }
        let (home, basket, item) = (Page("Home"), Page("Basket"), Page("Item"))
        home.tabBarItem = UITabBarItem(title: "Start", image: UIImage(systemName: "house"), tag: 0)
        basket.tabBarItem.image = UIImage(systemName: "cart")
        basket.tabBarItem.badgeValue = "3"
        let stack = UINavigationController(rootViewController: basket)
        let tabs = UITabBarController()
        let delegate = Delegate()
        tabs.delegate = delegate
        tabs.viewControllers = [home, stack, Page("Locked")]
        let host = try host(tabs)
        #expect(try host.tab().count == 3 && host.tab("Start").isSelected)
        #expect(try host.tabBar().frame == Rect(x: 0, y: 769, width: 393, height: 49))
        #expect(try host.tab("Basket").value == "3", "a stack has the tab of its first screen")
        #expect(home.view.safeAreaInsets.bottom == 83 && tabs.selectedIndex == 0)
        try host.tab("Basket").tap()
        #expect(try host.text("on Basket").exists && host.navigationBar("Basket").exists)
        #expect(home.told == ["will appear", "did disappear"] && basket.told == ["will appear"])
        try host.update { stack.pushViewController(item, animated: false) }
        #expect(try host.text("on Item").exists)
        try host.tab("Basket").tap()
        #expect(try host.text("on Basket").exists && tabs.selectedViewController === stack)
        try host.tab("Locked").tap()
        #expect(try host.text("on Basket").exists)
        #expect(delegate.chosen == ["stack", "stack"])
    }

    @Test func `A screen that is pushed hides the tabs if it asks for that`() throws {
        let (first, second) = (Page("First"), Page("Second"))
        second.hidesBottomBarWhenPushed = true
        let stack = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        let host = try host(tabs)
        #expect(try host.tabBar().exists)
        try host.update { stack.pushViewController(second, animated: true) }
        #expect(try !host.tabBar().exists && host.text("on Second").exists)
        try host.button("Back").tap()
        #expect(try host.tabBar().exists)
    }

    @Test func `A hosted content says its bars, and pushes from a button`() throws {
        struct Listing: View {
            let open: () -> Void
            @State private var taps = 0

            var body: some View {
                List {
                    Button("Open") { open() }
                    Button("Count \(taps)") { taps += 1 }
                }
                .navigationTitle("Listings")
                .toolbar { Button("Sort") { taps += 10 } }
            }
        }
        let stack = UINavigationController()
        let listing = UIHostingController(
            rootView: Listing {
                let detail = UIHostingController(rootView: Text("The detail"))
                detail.title = "Detail"
                stack.pushViewController(detail, animated: true)
            })
        stack.viewControllers = [listing]
        let host = try host(stack)
        #expect(try host.navigationBar("Listings").frame.height == 44)
        #expect(try host.cell(0).frame.minY >= 103)
        try host.button("Sort").tap()
        try host.button("Count 10").tap()
        try host.button("Open").tap()
        #expect(try host.navigationBar("Detail").exists && host.text("The detail").exists)
        try host.button("Back").tap()
        #expect(try host.button("Count 11").exists, "its state is kept")
    }

    @Test func `A search stands in the bar, and its updater hears what is typed`() throws {
        final class Updater: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
            var heard: [String] = []

            func updateSearchResults(for search: UISearchController) {
                heard.append("\(search.isActive) \(search.searchBar.text ?? "")")
            }

            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
        }
        let (page, updater) = (Page("Shop"), Updater())
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = updater
        search.searchBar.delegate = updater
        search.searchBar.placeholder = "Products"
        page.navigationItem.searchController = search
        let host = try host(UINavigationController(rootViewController: page))
        try host.searchField("Products").type("tea")
        try host.searchField().submit()
        #expect(search.isActive && search.searchBar.text == "tea")
        #expect(updater.heard.contains("true tea") && updater.heard.last == "search")
        try host.button("Cancel").tap()
        #expect(!search.isActive && search.searchBar.text == "")
    }

    @Test func `What is presented is drawn, closed by itself and by people`() throws {
        let page = Page("Home")
        var told: [String] = []
        let sheet = Page("Sheet")
        sheet.navigationItem.rightBarButtonItem = button("Close") {
            sheet.dismiss(animated: true) { told.append("closed") }
        }
        page.navigationItem.rightBarButtonItem = button("Show") {
            let stack = UINavigationController(rootViewController: sheet)
            stack.sheetPresentationController?.detents = [.medium(), .large()]
            page.present(stack, animated: true) { told.append("shown") }
        }
        let host = try host(UINavigationController(rootViewController: page))
        try host.button("Show").tap()
        #expect(try host.sheet().exists && host.text("on Sheet").exists)
        #expect(try host.sheet().frame.height < 500, "half of the screen")
        #expect(page.presentedViewController != nil && sheet.presentingViewController != nil)
        try host.button("Close").tap()
        #expect(try !host.sheet().exists && page.presentedViewController == nil)
        #expect(told == ["shown", "closed"] && sheet.told == ["will appear", "did disappear"])
        try host.button("Show").tap()
        try host.dismiss()
        #expect(try !host.text("on Sheet").exists && page.presentedViewController == nil)
    }

    @Test func `A cover of the whole screen waits for its button`() throws {
        let (page, cover) = (Page("Home"), Page("Cover"))
        cover.modalPresentationStyle = .fullScreen
        let host = try host(page)
        try host.update { page.present(cover, animated: true) }
        #expect(try host.text("on Cover").frame.minY == 59)
        #expect(throws: HostError.self) { try host.dismiss() }
        try host.update { cover.dismiss(animated: true) }
        #expect(try host.text("on Home").exists)
    }

    @Test func `An alert's buttons run their handlers, which may present something else`() throws {
        let page = Page("Home")
        var typed: [String] = []
        let alert = UIAlertController(title: "Rename", message: "A new name", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in
                typed.append(alert.textFields?.first?.text ?? "")
                let sure = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                sure.addAction(
                    UIAlertAction(title: "Undo", style: .destructive) { _ in typed.append("undone") })
                page.present(sure, animated: true)
            })
        let host = try host(page)
        try host.update { page.present(alert, animated: true) }
        #expect(try host.alert("Rename").exists && host.text("A new name").exists)
        try host.textField("Name").type("Ada")
        try host.button("Save").tap()
        #expect(try !host.alert("Rename").exists && host.button("Undo").exists)
        try host.button("Undo").tap()
        #expect(typed == ["Ada", "undone"] && page.presentedViewController == nil)
    }

    @Test func `Controls of UIKit are used: their actions run, their values change`() throws {
        let page = Page("Controls")
        let (toggle, segments) = (UISwitch(), UISegmentedControl(items: ["Day", "Week"]))
        segments.selectedSegmentIndex = 0
        toggle.accessibilityLabel = "Alerts"
        var events: [String] = []
        let send = UIButton(
            type: .system, primaryAction: UIAction(title: "Send") { _ in events.append("sent") })
        toggle.addAction(UIAction { _ in events.append("switched \(toggle.isOn)") }, for: .valueChanged)
        page.loadViewIfNeeded()
        for (index, view) in [send, toggle, segments].enumerated() {
            view.frame = CGRect(x: 20, y: 200 + 60 * index, width: 200, height: 40)
            page.view.addSubview(view)
        }
        let host = try host(page)
        try host.button("Send").tap()
        try host.toggle("Alerts").tap()
        try host.button("Week").tap()
        #expect(events == ["sent", "switched true"])
        #expect(toggle.isOn && segments.selectedSegmentIndex == 1)
        send.isEnabled = false
        try host.update()
        #expect(try !host.button("Send").isEnabled)
    }

    @Test func `A scroll view begins below the bar`() throws {
        final class Scrolling: UIViewController {
            let scrollView = UIScrollView()

            override func viewDidLoad() {
                scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                scrollView.frame = view.bounds
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
                label.text = "first"
                scrollView.addSubview(label)
                view.addSubview(scrollView)
            }
        }
        let page = Scrolling()
        let host = try host(UINavigationController(rootViewController: page))
        #expect(try host.text("first").frame.minY == 103)
        try host.update { page.scrollView.contentOffset = CGPoint(x: 0, y: -10) }
        #expect(try host.text("first").frame.minY == 10)
    }
}
