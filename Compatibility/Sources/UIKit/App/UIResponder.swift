public import Foundation

public import class Vitrine.UndoManager

/// What can have the keyboard's attention; in a picture nothing has.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputAccessoryViewController: UIInputViewController? { nil }
    open var inputViewController: UIInputViewController? { nil }
    open var textInputMode: UITextInputMode? { nil }
    open var textInputContextIdentifier: String? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }

    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    /// Never called: nothing shakes the device.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    open func reloadInputViews() {}

    /// Nothing can be cut, copied or pasted.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Never called: no focus moves.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    open func setNeedsFocusUpdate() {}

    open func updateFocusIfNeeded() {}

    /// Never called: nothing is read from an archive.
    open func awakeFromNib() {}

    /// Never called: there is no interface builder.
    open func prepareForInterfaceBuilder() {}

    /// Never called: there is no menu bar.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    open func validate(_ command: UICommand) {}

    // What assistive technology asks for, which asks for nothing here. Objects of Objective-C have it by an informal protocol.

    open func accessibilityActivate() -> Bool { false }

    open func accessibilityIncrement() {}

    open func accessibilityDecrement() {}

    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    open func accessibilityPerformEscape() -> Bool { false }

    open func accessibilityPerformMagicTap() -> Bool { false }

    open func accessibilityElementDidBecomeFocused() {}

    open func accessibilityElementDidLoseFocus() {}

    open func accessibilityElementIsFocused() -> Bool { false }

    open func accessibilityElementCount() -> Int { 0 }

    open func accessibilityElement(at index: Int) -> Any? { nil }

    open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }

    /// None: nothing is done that could be undone.
    open var undoManager: UndoManager? { nil }

    // What a menu of editing does, which nobody opens.

    open func cut(_ sender: Any?) {}

    open func copy(_ sender: Any?) {}

    open func paste(_ sender: Any?) {}

    open func select(_ sender: Any?) {}

    open func selectAll(_ sender: Any?) {}

    open func delete(_ sender: Any?) {}
}

extension UIResponder {
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
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
