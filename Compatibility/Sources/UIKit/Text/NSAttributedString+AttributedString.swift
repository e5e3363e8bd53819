public import Foundation
import Vitrine

extension AttributedString {
    /// A text with UIKit's attributes as those that SwiftUI's texts show.
    public init(_ nsString: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsString.length)
        nsString.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            append(
                AttributedString(
                    nsString.attributedSubstring(from: range).string,
                    attributes: NSAttributedString.shown(attributes)))
        }
    }

    /// A text with UIKit's attributes as those that SwiftUI's texts show; the scope chooses none of them.
    public init<S: AttributeScope>(
        _ nsString: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(nsString)
    }

    /// A text with UIKit's attributes as those that SwiftUI's texts show; the scope chooses none of them.
    public init<S: AttributeScope>(_ nsString: NSAttributedString, including scope: S.Type) throws {
        self.init(nsString)
    }
}

extension AttributeContainer {
    /// UIKit's attributes as those that SwiftUI's texts show.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self = NSAttributedString.shown(dictionary)
    }
}

extension NSAttributedString {
    /// A text with UIKit's attributes, and those that SwiftUI's texts show as UIKit's where it has none of these.
    public convenience init(_ attributedString: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            text.append(
                NSAttributedString(
                    string: String(attributedString[run.range].characters),
                    attributes: Self.uiKit(run.attributes)))
        }
        self.init(attributedString: text)
    }

    fileprivate static func shown(_ attributes: [Key: Any]) -> AttributeContainer {
        var shown = AttributeContainer()
        if let font = attributes[.font] as? UIFont { shown.font = Font(font) }
        if let color = attributes[.foregroundColor] as? UIColor { shown.foregroundColor = color.color }
        if let color = attributes[.backgroundColor] as? UIColor { shown.backgroundColor = color.color }
        if number(attributes[.underlineStyle]) != 0 {
            shown.underlineStyle = Text.LineStyle(
                color: (attributes[.underlineColor] as? UIColor)?.color)
        }
        if number(attributes[.strikethroughStyle]) != 0 {
            shown.strikethroughStyle = Text.LineStyle(
                color: (attributes[.strikethroughColor] as? UIColor)?.color)
        }
        if attributes[.kern] != nil { shown.kern = CGFloat(number(attributes[.kern])) }
        if attributes[.tracking] != nil { shown.tracking = CGFloat(number(attributes[.tracking])) }
        if attributes[.baselineOffset] != nil {
            shown.baselineOffset = CGFloat(number(attributes[.baselineOffset]))
        }
        shown.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
        return shown
    }

    private static func uiKit(_ attributes: AttributeContainer) -> [Key: Any] {
        var values: [Key: Any] = [:]
        values[.font] = attributes.font.map {
            UIFont(.preferredFontDescriptor(withTextStyle: .body), font: $0)
        }
        values[.foregroundColor] = attributes.foregroundColor.map { UIColor($0) }
        values[.backgroundColor] = attributes.backgroundColor.map { UIColor($0) }
        if attributes.underlineStyle != nil { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if attributes.strikethroughStyle != nil {
            values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        }
        values[.kern] = attributes.kern
        values[.tracking] = attributes.tracking
        values[.baselineOffset] = attributes.baselineOffset
        values[.link] = attributes.link
        return values.merging(keys(of: attributes)) { _, uiKit in uiKit }
    }
}
