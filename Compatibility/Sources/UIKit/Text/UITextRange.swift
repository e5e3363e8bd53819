public import Foundation

/// What lies between two places of a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
    private let from: UITextPosition
    private let to: UITextPosition
    open var start: UITextPosition { from }
    open var end: UITextPosition { to }
    open var isEmpty: Bool { start.units == end.units }

    override public convenience init() {
        self.init(UITextPosition(), UITextPosition())
    }

    /// The places in the order in which they stand.
    init(_ first: UITextPosition, _ second: UITextPosition) {
        (from, to) = first.units <= second.units ? (first, second) : (second, first)
    }

    /// The text between the places.
    func part(of text: String) -> String? {
        Range(units, in: text).map { String(text[$0]) }
    }

    /// A text with another in this place.
    func replacing(in text: String, with replacement: String) -> String {
        (text as NSString).replacingCharacters(in: units, with: replacement)
    }

    private var units: NSRange { NSRange(location: start.units, length: end.units - start.units) }
}
