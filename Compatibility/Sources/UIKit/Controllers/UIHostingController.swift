public import Foundation
public import Vitrine

/// A controller whose view shows a view of the view language.
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content {
        didSet { (viewIfLoaded as? _UIHostingView<Content>)?.rootView = rootView }
    }
    open var sizingOptions: UIHostingControllerSizingOptions = []
    open var safeAreaRegions = SafeAreaRegions.all
    /// Whether the content goes below bars, as libraries ask for it.
    // swift-format-ignore: NoLeadingUnderscores
    public var _disableSafeArea: Bool {
        get { safeAreaRegions.isEmpty }
        set { safeAreaRegions = newValue ? [] : .all }
    }

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    public required init?(coder: NSCoder) {
        preconditionFailure("a hosting controller needs its view: use init(coder:rootView:)")
    }

    override open func loadView() {
        view = _UIHostingView(rootView: rootView)
    }

    /// The size that the view wishes for itself within a size.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        rootView.measuredSize(in: ProposedViewSize(width: size.width, height: size.height), of: view)
    }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view of UIKit that shows one of the view language.
@MainActor protocol HostingView: UIView {
    var content: AnyView { get }
}

/// That of a hosting controller, which packages make without one, too.
// swift-format-ignore: NoLeadingUnderscores
open class _UIHostingView<Content: View>: UIView, HostingView {
    open var rootView: Content

    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
        backgroundColor = .systemBackground
    }

    public required init?(coder: NSCoder) { nil }

    var content: AnyView { AnyView(rootView) }

    override open var intrinsicContentSize: CGSize {
        rootView.measuredSize(in: ProposedViewSize(width: fittingWidth, height: nil), of: self)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        rootView.measuredSize(in: ProposedViewSize(width: size.width, height: size.height), of: self)
    }

    /// The content in what is free of the view.
    override func drawnContent() -> AnyView? { inSafeArea(content) }
}
