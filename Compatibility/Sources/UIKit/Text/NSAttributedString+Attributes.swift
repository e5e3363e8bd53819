public import Foundation
import Vitrine
@_spi(Tint) import VitrineViews

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// The whole as a text, with what each stretch sets itself.
    var text: Text { text(overriding: [:]) }

    /// - Parameter overriding: attributes that all stretches have instead of their own.
    func text(overriding: [Key: Any]) -> Text {
        var text: Text?
        let whole = NSRange(location: 0, length: length)
        enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let piece = Self.text(
                attributedSubstring(from: range).string,
                attributes.merging(overriding) { _, new in new })
            text = text.map { $0 + piece } ?? piece
        }
        return text ?? Text(verbatim: "")
    }

    /// What holds for all lines of the text.
    var paragraphStyle: NSParagraphStyle? {
        length == 0 ? nil : attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    private static func text(_ string: String, _ attributes: [Key: Any]) -> Text {
        if let image = (attributes[.attachment] as? NSTextAttachment)?.image { return Text(image.image) }
        var letters = AttributedString(string)
        letters[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] =
            (attributes[.backgroundColor] as? UIColor)?.color
        var text = Text(letters)
        if let font = attributes[.font] as? UIFont { text = text.font(Font(font)) }
        if let color = attributes[.foregroundColor] as? UIColor {
            text = text.foregroundColor(color.color)
        } else if attributes[.link] != nil {
            text = text.foregroundColor(.tintColor)
        }
        let lineColor = (attributes[.underlineColor] as? UIColor)?.color
        if number(attributes[.underlineStyle]) != 0 { text = text.underline(true, color: lineColor) }
        if number(attributes[.strikethroughStyle]) != 0 {
            text = text.strikethrough(true, color: (attributes[.strikethroughColor] as? UIColor)?.color)
        }
        let distance = number(attributes[.kern]) + number(attributes[.tracking])
        if distance != 0 { text = text.tracking(CGFloat(distance)) }
        let offset = number(attributes[.baselineOffset])
        if offset != 0 { text = text.baselineOffset(CGFloat(offset)) }
        return text
    }

    /// A number however it has been written.
    static func number(_ value: Any?) -> Double {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as Int: Double(number)
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let style as NSUnderlineStyle: Double(style.rawValue)
        default: 0
        }
    }
}

extension NSString {
    /// The extent of the text as a line.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension NSAttributedString {
    /// The extent of the text as a line.
    public func size() -> CGSize { measuredSize(in: .unspecified) }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let proposal = ProposedViewSize(width: size.width < 1e6 ? size.width : nil, height: nil)
        return CGRect(origin: .zero, size: measuredSize(in: proposal))
    }

    /// Whether the paragraph style lets no word end the text on a line by itself.
    var avoidsOrphans: Bool { paragraphStyle?.lineBreakStrategy.contains(.pushOut) ?? false }

    private func measuredSize(in proposal: ProposedViewSize) -> CGSize {
        let (content, avoidsOrphans) = (text, avoidsOrphans)
        return onMainThread {
            StandardStage.measuring { content.avoidsOrphans(avoidsOrphans).measuredSize(in: proposal) }
        }
    }
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

open class NSStringDrawingContext: NSObject {}
