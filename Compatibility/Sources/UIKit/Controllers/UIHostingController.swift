public import Foundation
public import Vitrine

/// A controller whose view shows a view of the view language.
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content {
        didSet { (viewIfLoaded as? HostingView)?.content = AnyView(rootView) }
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
        view = HostingView(content: AnyView(rootView))
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
final class HostingView: UIView {
    var content: AnyView

    init(content: AnyView) {
        self.content = content
        super.init(frame: .zero)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        content.measuredSize(in: ProposedViewSize(width: fittingWidth, height: nil), of: self)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        content.measuredSize(in: ProposedViewSize(width: size.width, height: size.height), of: self)
    }

    /// The content in what is free of the view.
    override func drawnContent() -> AnyView? { inSafeArea(content) }
}
