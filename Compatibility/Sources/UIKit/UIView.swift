public import Foundation

/// What can have the keyboard's attention; in a picture nothing has.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    nonisolated public static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"

    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}

/// What UIKit draws; a view that represents one is shown as a labelled box.
@MainActor @preconcurrency
open class UIView: UIResponder {
    open var frame: CGRect
    open var backgroundColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false
    open private(set) var subviews: [UIView] = []

    public init(frame: CGRect) {
        self.frame = frame
    }

    override public convenience init() {
        self.init(frame: .zero)
    }

    open func addSubview(_ view: UIView) {
        subviews.append(view)
    }

    open func setNeedsLayout() {}

    open func layoutSubviews() {}
}

/// A screen of UIKit; a view that represents one is shown as a labelled box.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    open var view = UIView()

    open func viewDidLoad() {}
}
