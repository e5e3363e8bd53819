public import Foundation

/// What can have a focus.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// A thing that can have the focus by itself.
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
}

extension UIView: UIFocusItem {}

/// Moves the focus of a keyboard or a remote control; nothing has it, and there is no system for any place.
@MainActor @preconcurrency
open class UIFocusSystem: NSObject {
    open weak var focusedItem: (any UIFocusItem)? { nil }

    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool { environment === otherEnvironment }

    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}

    open func updateFocusIfNeeded() {}
}
