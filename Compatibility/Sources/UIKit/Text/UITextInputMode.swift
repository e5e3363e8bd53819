public import Foundation

/// The language of a keyboard, which is English.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
    open var primaryLanguage: String? { "en-US" }
    open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
    /// Never posted: the keyboard stays as it is.
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
