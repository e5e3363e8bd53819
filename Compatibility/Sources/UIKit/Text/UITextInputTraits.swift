public import Vitrine

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
}

public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    public static let alert = UIKeyboardAppearance.dark
}

/// How a keyboard helps with a text.
@MainActor @preconcurrency
public protocol UITextInputTraits: AnyObject {
    var keyboardType: UIKeyboardType { get set }
    var isSecureTextEntry: Bool { get set }
}

@MainActor @preconcurrency
public protocol UIKeyInput: AnyObject {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
