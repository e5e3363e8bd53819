public import Foundation

/// The text that a keyboard of one's own writes into.
@MainActor @preconcurrency
public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    var documentIdentifier: UUID { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
    var autocapitalizationType: UITextAutocapitalizationType? { get }
    var autocorrectionType: UITextAutocorrectionType? { get }
    var keyboardAppearance: UIKeyboardAppearance? { get }
    var keyboardType: UIKeyboardType? { get }
    var returnKeyType: UIReturnKeyType? { get }
}

extension UITextDocumentProxy {
    public var autocapitalizationType: UITextAutocapitalizationType? { nil }
    public var autocorrectionType: UITextAutocorrectionType? { nil }
    public var keyboardAppearance: UIKeyboardAppearance? { nil }
    public var keyboardType: UIKeyboardType? { nil }
    public var returnKeyType: UIReturnKeyType? { nil }
}

/// An empty text, which stays as it is.
private final class EmptyDocument: UITextDocumentProxy {
    let documentContextBeforeInput: String? = nil
    let documentContextAfterInput: String? = nil
    let selectedText: String? = nil
    let documentInputMode: UITextInputMode? = nil
    let documentIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    let hasText = false

    func adjustTextPosition(byCharacterOffset offset: Int) {}

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {}

    func unmarkText() {}

    func insertText(_ text: String) {}

    func deleteBackward() {}
}

/// The screen of a keyboard of one's own; it has no text to write into.
open class UIInputViewController: UIViewController {
    open var primaryLanguage: String?
    open var hasDictationKey = false
    open var hasFullAccess: Bool { false }
    open var needsInputModeSwitchKey: Bool { false }
    public private(set) lazy var textDocumentProxy: any UITextDocumentProxy = EmptyDocument()

    open func dismissKeyboard() {}

    open func advanceToNextInputMode() {}

    open func handleInputModeList(from view: UIView, with event: UIEvent) {}

    open func selectionWillChange(_ textInput: (any UITextInput)?) {}

    open func selectionDidChange(_ textInput: (any UITextInput)?) {}

    open func textWillChange(_ textInput: (any UITextInput)?) {}

    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The background of a keyboard.
open class UIInputView: UIView {
    public enum Style: Int, Sendable {
        case `default`, keyboard
    }

    public let inputViewStyle: Style
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
