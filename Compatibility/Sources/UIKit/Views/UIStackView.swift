import CoreGraphics
public import Foundation

/// Views in a row or a column; the rules of layout place them. It has no margins unless they are set, as recorded on iOS.
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    nonisolated public static let spacingUseSystem: CGFloat = 8

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isLayoutMarginsRelativeArrangement = false
    open var isBaselineRelativeArrangement = false
    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public init(arrangedSubviews views: [UIView]) {
        super.init(frame: .zero)
        layoutMargins = .zero
        for view in views { addArrangedSubview(view) }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        layoutMargins = .zero
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        layoutMargins = .zero
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

    /// The distance to the next view.
    func spacing(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        return custom == Self.spacingUseDefault ? spacing : custom
    }
}
