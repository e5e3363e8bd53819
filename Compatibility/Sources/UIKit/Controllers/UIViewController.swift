import CoreGraphics
public import Foundation
import Vitrine

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

/// How the status bar would come and go.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all = UIRectEdge(rawValue: 15)
}

public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// A screen or a part of one: its view is made when it is first asked for.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    private var loadedView: UIView?
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.controller = self
        }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    private var isLoading = false
    /// Whether the container's own transition brings it.
    private var isComing = false

    open var title: String? {
        didSet {
            navigationItem.title = title
            ownTabBarItem?.title = title
        }
    }
    open internal(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    /// What lies over the screen, held by the outermost of the controllers on it.
    var presented: UIViewController?
    weak var presenting: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var preferredContentSize = CGSize.zero
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var hidesBottomBarWhenPushed = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The registrations for changes of single traits.
    var traitChanges: [TraitChangeRegistration] = []
    private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")
    open var navigationItem: UINavigationItem { ownNavigationItem }
    /// What has been set, or asked for.
    private(set) var ownTabBarItem: UITabBarItem?
    open var tabBarItem: UITabBarItem! {
        get {
            let item = ownTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = item
            return item
        }
        set { ownTabBarItem = newValue }
    }
    lazy var ownSheetController = UISheetPresentationController(
        presentedViewController: self, presenting: nil)
    lazy var ownPopoverController = UIPopoverPresentationController(
        presentedViewController: self, presenting: nil)
    open var toolbarItems: [UIBarButtonItem]?
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Tells that the controller comes or goes, as a container of a user's own does.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        isComing = isAppearing
    }

    open func endAppearanceTransition() {
        if isComing { viewDidAppear(false) } else { viewDidDisappear(false) }
    }

    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var shouldAutorotate: Bool { true }
    /// Without effect: a picture's device is turned by its mode.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Without effect: a picture's device is turned by its mode.
    open class func attemptRotationToDeviceOrientation() {}
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    override public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // A child's size is what its constraints make of it.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    open func loadView() {
        view = UIView()
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        viewDidLoad()
    }

    open func viewDidLoad() {}

    open func viewWillAppear(_ animated: Bool) {}

    open func viewIsAppearing(_ animated: Bool) {}

    open func viewDidAppear(_ animated: Bool) {}

    open func viewWillDisappear(_ animated: Bool) {}

    open func viewDidDisappear(_ animated: Bool) {}

    open func viewWillLayoutSubviews() {}

    open func viewDidLayoutSubviews() {}

    open func updateViewConstraints() {}

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    open func viewSafeAreaInsetsDidChange() {}

    open func didReceiveMemoryWarning() {}

    open func setNeedsStatusBarAppearanceUpdate() {}

    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}

    open func didMove(toParent parent: UIViewController?) {}

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    /// Pushes a screen where the controller lies in a stack, and presents it elsewhere.
    open func show(_ viewController: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(viewController, animated: true)
        } else {
            present(viewController, animated: true)
        }
    }

    open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
        show(viewController, sender: sender)
    }

    /// Lays a controller over the screen, unless something lies there already.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        let presenter = outermost
        guard presenter.presented == nil else { return }
        presenter.presented = viewControllerToPresent
        viewControllerToPresent.presenting = presenter
        completion?()
    }

    /// Closes what the controller presents, or else what it is presented in.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let outermost = outermost
        if outermost.presented != nil {
            outermost.endPresentation()
        } else {
            outermost.presenting?.endPresentation()
        }
        completion?()
    }

    /// Whether the methods for appearing were called last, and not those for disappearing.
    private(set) var hasAppeared = false
    /// Those inside whose views are shown with this one's.
    var shownChildren: [UIViewController] { children.filter { $0.isViewLoaded } }
    /// The screens between whose bars the controller shows others, if it does.
    var screens: AnyView? { nil }

    /// Tells the controller and those inside that their views are shown.
    package func appear() {
        guard !hasAppeared else { return }
        loadViewIfNeeded()
        hasAppeared = true
        viewWillAppear(false)
        viewIsAppearing(false)
        viewDidAppear(false)
        for child in shownChildren { child.appear() }
    }

    /// Tells the controller and those inside that their views are no longer shown.
    package func disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        viewWillDisappear(false)
        viewDidDisappear(false)
        for child in shownChildren { child.disappear() }
    }

    /// Tells two children of a controller that is shown that one is shown in the place of the other.
    func changeShownChild(from old: UIViewController?, to new: UIViewController?) {
        guard hasAppeared, old !== new else { return }
        old?.disappear()
        new?.appear()
    }

    open var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }
    open var tabBarController: UITabBarController? {
        (parent as? UITabBarController) ?? parent?.tabBarController
    }
    public var splitViewController: UISplitViewController? {
        (parent as? UISplitViewController) ?? parent?.splitViewController
    }
}
