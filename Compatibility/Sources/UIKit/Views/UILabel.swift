import CoreGraphics
public import Foundation
import Vitrine

/// A text.
open class UILabel: UIView {
    open var text: String? {
        didSet { ownAttributedText = nil }
    }
    private var ownAttributedText: NSAttributedString?
    /// What has been set for all of the attributed text since that was set.
    private var overridingAttributes: [NSAttributedString.Key: Any] = [:]
    open var attributedText: NSAttributedString? {
        get { ownAttributedText ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            ownAttributedText = newValue
            overridingAttributes = [:]
        }
    }
    /// Set after an attributed text, the font and the color are those of the whole text.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet { overridingAttributes[.font] = font }
    }
    open var textColor: UIColor! = .label {
        didSet { overridingAttributes[.foregroundColor] = textColor }
    }
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// That of a paragraph style in an attributed text goes before.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    open var allowsDefaultTighteningForTruncation = false
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    /// The attributed text as it is shown: on a single line its first paragraph and no ellipsis for the others, as recorded on iOS.
    private var shownAttributedText: NSAttributedString? {
        guard numberOfLines == 1, let text = ownAttributedText else { return ownAttributedText }
        let firstBreak = (text.string as NSString).rangeOfCharacter(from: .newlines).location
        guard firstBreak != NSNotFound else { return text }
        return text.attributedSubstring(from: NSRange(location: 0, length: firstBreak))
    }

    /// The text within a width; without one each line as long as it is.
    private func content(centered: Bool) -> some View {
        let paragraph = ownAttributedText?.paragraphStyle
        let alignment = paragraph.map(\.alignment).flatMap { $0 == .natural ? nil : $0 } ?? textAlignment
        let smallest = minimumScaleFactor > 0 ? minimumScaleFactor : 0.5
        return (shownAttributedText?.text(overriding: overridingAttributes) ?? Text(verbatim: text ?? ""))
            .font(Font(font))
            .foregroundColor((isEnabled ? textColor : .tertiaryLabel).color)
            .multilineTextAlignment(alignment.textAlignment)
            .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
            .truncationMode(lineBreakMode.truncationMode)
            .avoidsOrphans((paragraph?.lineBreakStrategy ?? lineBreakStrategy).contains(.pushOut))
            .lineSpacing(paragraph?.lineSpacing ?? 0)
            .minimumScaleFactor(adjustsFontSizeToFitWidth ? smallest : 1)
            .frame(
                maxWidth: centered ? .infinity : nil, maxHeight: centered ? .infinity : nil,
                alignment: Alignment(horizontal: alignment.horizontal, vertical: .center))
    }

    /// Where the text lies, which subclasses move by what they hand on.
    private var textArea: CGRect?

    /// Draws the text within a rectangle; a subclass keeps a margin by handing on a smaller one.
    open func drawText(in rect: CGRect) {
        textArea = rect
    }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
    }

    override func drawnContent() -> AnyView? {
        textArea = nil
        drawText(in: bounds)
        // A subclass that hands nothing on draws no text.
        guard let area = textArea else { return nil }
        guard area != bounds else { return AnyView(content(centered: true)) }
        return AnyView(
            content(centered: true).frame(width: max(area.width, 0), height: max(area.height, 0))
                .offset(x: area.minX - bounds.minX, y: area.minY - bounds.minY)
                .frame(width: bounds.width, height: bounds.height, alignment: .topLeading))
    }

    override open var intrinsicContentSize: CGSize { textSize(within: fittingWidth) }

    private func textSize(within width: CGFloat?) -> CGSize {
        guard attributedText?.string.isEmpty == false else { return .zero }
        let preferred = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
        let line = content(centered: false).measuredSize(in: .unspecified, of: self)
        guard numberOfLines != 1, let width = width ?? preferred, width < line.width else { return line }
        // Once its width is known a text that wraps is as wide as its longest line, as recorded on iOS.
        return content(centered: false)
            .measuredSize(in: ProposedViewSize(width: width, height: nil), of: self)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let line = textSize(within: nil)
        guard size.width > 0, size.width < line.width else { return line }
        return content(centered: false)
            .measuredSize(in: ProposedViewSize(width: size.width, height: nil), of: self)
    }

    override var firstBaseline: CGFloat { font.ascender }
    override var lastBaselineDistance: CGFloat { -font.descender }
}

public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}

extension NSTextAlignment {
    var textAlignment: TextAlignment {
        switch self {
        case .left, .justified, .natural: .leading
        case .center: .center
        case .right: .trailing
        }
    }

    var horizontal: HorizontalAlignment {
        switch self {
        case .left, .justified, .natural: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}

extension NSLineBreakMode {
    var truncationMode: Text.TruncationMode {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
        }
    }
}
