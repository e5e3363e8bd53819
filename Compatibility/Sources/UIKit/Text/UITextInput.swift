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
    var textInputView: UIView { get }
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
}

extension UITextInput where Self: UIView {
    public var textInputView: UIView { self }
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

    /// The place whose caret is nearest to a point, in the line at its height; the line's first where carets stand at its leading edge.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        let places = (0...endOfDocument.units).map { ($0, caretRect(for: UITextPosition(units: $0))) }
        // The lines from above, until one ends below the point.
        guard let line = places.first(where: { $0.1.maxY > point.y })?.1 ?? places.last?.1 else { return nil }
        let nearest = places.filter { $0.1.minY == line.minY }
            .min { abs($0.1.minX - point.x) < abs($1.1.minX - point.x) }
        return nearest.map { UITextPosition(units: $0.0) }
    }

    /// The letter that lies at a point.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard let start = closestPosition(to: point), let end = position(from: start, offset: 1) else {
            return nil
        }
        return UITextRange(start, end)
    }

    public func firstRect(for range: UITextRange) -> CGRect {
        let start = caretRect(for: range.start)
        let end = caretRect(for: range.end)
        return start.minY == end.minY
            ? CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height) : start
    }
}
