public import Foundation

/// The measures of a popover's own background.
@MainActor @preconcurrency
public protocol UIPopoverBackgroundViewMethods {
    static func arrowBase() -> CGFloat
    static func contentViewInsets() -> UIEdgeInsets
    static func arrowHeight() -> CGFloat
}

/// The background of a popover, with its arrow.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    open var arrowOffset: CGFloat = 0
    open var arrowDirection = UIPopoverArrowDirection.unknown
    open class var wantsDefaultContentAppearance: Bool { true }

    open class func arrowBase() -> CGFloat { 0 }

    open class func contentViewInsets() -> UIEdgeInsets { .zero }

    open class func arrowHeight() -> CGFloat { 0 }
}
