public import CoreGraphics
public import Foundation

/// A text whose places can be named.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var endOfDocument: UITextPosition { get }
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
}

extension UITextInput {
    public var beginningOfDocument: UITextPosition { UITextPosition() }

    /// Nothing is being composed.
    public var markedTextRange: UITextRange? { nil }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }

    /// Nothing outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let units = position.units + offset
        return (0...endOfDocument.units).contains(units) ? UITextPosition(units: units) : nil
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.units - from.units
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        if position.units == other.units { return .orderedSame }
        return position.units < other.units ? .orderedAscending : .orderedDescending
    }

    public func firstRect(for range: UITextRange) -> CGRect {
        let start = caretRect(for: range.start)
        let end = caretRect(for: range.end)
        return start.minY == end.minY
            ? CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height) : start
    }
}
