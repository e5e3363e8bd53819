public import Foundation
import Vitrine

/// Screens beside each other, of which the first is shown, as on a phone, with a finding.
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact, inspector
    }

    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
        case twoOverSecondary, twoDisplaceSecondary
    }

    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    private var columns: [Column: UIViewController] = [:]
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
        }
    }
    open var preferredDisplayMode = DisplayMode.automatic
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
    open var preferredPrimaryColumnWidth: CGFloat = 0
    open var minimumPrimaryColumnWidth: CGFloat = 0
    open var maximumPrimaryColumnWidth: CGFloat = 0
    open var presentsWithGesture = true
    open var isCollapsed: Bool { true }
    open var displayMode: DisplayMode { .secondaryOnly }
    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        self.style = .unspecified
        super.init(coder: coder)
    }

    override open func loadView() {
        view = ContainerView()
    }

    private var shown: UIViewController? { columns[.compact] ?? viewControllers.first }

    override var screens: AnyView? {
        guard let shown else { return nil }
        return AnyView(
            ControllerScreen(controller: shown, container: self)
                .snapshotFinding("UISplitViewController shows its first column alone, as on a phone"))
    }
    override var shownChildren: [UIViewController] { shown.map { [$0] } ?? [] }

    /// Makes a screen one of the columns; on the shown one it is not embedded into a stack by itself.
    open func setViewController(_ viewController: UIViewController?, for column: Column) {
        let before = shown
        columns[column]?.removeFromParent()
        columns[column] = viewController
        if let viewController { addChild(viewController) }
        changeShownChild(from: before, to: shown)
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    open func show(_ column: Column) {}

    open func hide(_ column: Column) {}
}

@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {}
