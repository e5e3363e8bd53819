public import Foundation
import Vitrine

/// Screens that lie upon each other; the topmost is shown between bars.
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    private var stack: [UIViewController] = []
    open var viewControllers: [UIViewController] {
        get { stack }
        set { replaceStack(by: newValue) }
    }
    public let navigationBar: UINavigationBar
    public let toolbar: UIToolbar!
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open weak var delegate: (any UINavigationControllerDelegate)?
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        replaceStack(by: [rootViewController])
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
    }

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(coder: coder)
    }

    override open func loadView() {
        view = ContainerView()
    }

    override var screens: AnyView? { AnyView(StackScreens(stack: self)) }
    override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    /// That of the first screen, unless the controller has one of its own.
    override open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        replaceStack(by: stack + [viewController])
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        replaceStack(by: stack.dropLast())
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(stack.dropFirst())
        replaceStack(by: Array(stack.prefix(1)))
        return popped
    }

    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(stack[(index + 1)...])
        replaceStack(by: Array(stack[...index]))
        return popped
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(by: viewControllers)
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isToolbarHidden = hidden
    }

    override open func show(_ viewController: UIViewController, sender: Any?) {
        pushViewController(viewController, animated: true)
    }

    /// Makes screens the controller's, in this order, and tells the topmost ones that they come and go.
    private func replaceStack(by controllers: [UIViewController]) {
        let (old, top) = (stack, stack.last)
        for controller in old where !controllers.contains(where: { $0 === controller }) {
            controller.removeFromParent()
        }
        for controller in controllers where controller.parent !== self { addChild(controller) }
        stack = controllers
        navigationBar.items = controllers.map { $0.navigationItem }
        changeShownChild(from: top, to: controllers.last)
        for controller in controllers where !old.contains(where: { $0 === controller }) {
            controller.didMove(toParent: self)
        }
        if hasAppeared, let last = controllers.last, last !== top {
            delegate?.navigationController(self, willShow: last, animated: false)
            delegate?.navigationController(self, didShow: last, animated: false)
        }
    }
}

@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .all }

    // Screens come and go at once.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
}
