public import Foundation
import Vitrine

/// Screens that a bar chooses among.
open class UITabBarController: UIViewController {
    private var controllers: [UIViewController] = []
    private var chosen = 0
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The number of the screen that is shown; `NSNotFound` where there is none.
    open var selectedIndex: Int {
        get { controllers.indices.contains(chosen) ? chosen : NSNotFound }
        set { if controllers.indices.contains(newValue) { choose(newValue) } }
    }
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(chosen) ? controllers[chosen] : nil }
        set { if let index = controllers.firstIndex(where: { $0 === newValue }) { choose(index) } }
    }
    public let tabBar: UITabBar
    open var isTabBarHidden = false
    open var customizableViewControllers: [UIViewController]?
    open weak var delegate: (any UITabBarControllerDelegate)?

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tabBar = UITabBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        tabBar = UITabBar()
        super.init(coder: coder)
    }

    override open func loadView() {
        view = ContainerView()
    }

    override var screens: AnyView? { AnyView(TabScreens(tabs: self)) }
    override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let shown = selectedViewController
        let new = viewControllers ?? []
        for controller in controllers where !new.contains(where: { $0 === controller }) {
            controller.removeFromParent()
        }
        let added = new.filter { $0.parent !== self }
        for controller in added { addChild(controller) }
        controllers = new
        // The screen that was shown stays, wherever it stands now.
        chosen = new.firstIndex { $0 === shown } ?? 0
        tabBar.items = new.compactMap { $0.tabBarItem }
        changeShownChild(from: shown, to: selectedViewController)
        for controller in added { controller.didMove(toParent: self) }
    }

    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        isTabBarHidden = hidden
    }

    private func choose(_ index: Int) {
        let shown = selectedViewController
        chosen = index
        tabBar.selectedItem = selectedViewController?.tabBarItem
        changeShownChild(from: shown, to: selectedViewController)
    }

    /// What a tap on a tab does; on that of the screen which is shown, it goes back to a stack's first one.
    func tapTab(_ index: Int) {
        let tapped = controllers[index]
        guard delegate?.tabBarController(self, shouldSelect: tapped) ?? true else { return }
        if tapped === selectedViewController {
            (tapped as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            choose(index)
        }
        delegate?.tabBarController(self, didSelect: tapped)
    }
}

@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}
