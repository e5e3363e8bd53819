public import Foundation

/// The field of a search bar; its tokens are kept and not shown.
open class UISearchTextField: UITextField {
    open var tokens: [UISearchToken] = []
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    open var tokenBackgroundColor: UIColor!

    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: tokenIndex)
    }

    open func removeToken(at tokenIndex: Int) {
        tokens.remove(at: tokenIndex)
    }
}

/// A part of what is searched for that is one whole.
open class UISearchToken: NSObject {
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {}
}
