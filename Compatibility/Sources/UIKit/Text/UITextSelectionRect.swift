public import Foundation

/// A rectangle of what is chosen in a text.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}
