public import Vitrine

extension Text.LineStyle {
    /// The line of a text of UIKit; nothing where that has none.
    public init?(nsUnderlineStyle style: NSUnderlineStyle) {
        guard style.rawValue != 0 else { return nil }
        self.init(pattern: style.contains(.patternDash) ? .dash : style.contains(.patternDot) ? .dot : .solid)
    }
}
