public import Foundation

/// A way of assistive technology to go from element to element, which nobody goes in a picture.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
        -> UIAccessibilityCustomRotorItemResult?

    public enum Direction: Int, Sendable {
        case previous, next
    }

    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
        case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image
        case textField, table, list, landmark
    }

    open var name: String
    open var attributedName: NSAttributedString { NSAttributedString(string: name) }
    open var itemSearchBlock: Search
    public let systemRotorType: SystemRotorType

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
        self.systemRotorType = .none
    }

    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.name = ""
        self.itemSearchBlock = itemSearchBlock
        self.systemRotorType = type
    }
}

@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    override public init() {}
}

@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: (any NSObjectProtocol)?
    open var targetRange: UITextRange?

    override public init() {}

    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}
