public import Foundation

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 256)
    public static let patternDash = NSUnderlineStyle(rawValue: 512)
    public static let byWord = NSUnderlineStyle(rawValue: 32768)
}

/// How the lines of a paragraph lie.
open class NSParagraphStyle: NSObject {
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    open fileprivate(set) var alignment = NSTextAlignment.natural
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    open fileprivate(set) var lineBreakStrategy: LineBreakStrategy = []
    open fileprivate(set) var lineSpacing: CGFloat = 0
    open fileprivate(set) var paragraphSpacing: CGFloat = 0
    open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
    open fileprivate(set) var headIndent: CGFloat = 0
    open fileprivate(set) var tailIndent: CGFloat = 0
    open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
    open fileprivate(set) var minimumLineHeight: CGFloat = 0
    open fileprivate(set) var maximumLineHeight: CGFloat = 0
    open fileprivate(set) var lineHeightMultiple: CGFloat = 0
    open fileprivate(set) var baseWritingDirection = NSWritingDirection.natural
    open fileprivate(set) var hyphenationFactor: Float = 0
    /// Without effect.
    open fileprivate(set) var allowsDefaultTighteningForTruncation = false
    /// Without effect: a tab is drawn as it is without stops.
    open fileprivate(set) var tabStops: [NSTextTab]! = []
    /// Without effect, as tab stops are.
    open fileprivate(set) var defaultTabInterval: CGFloat = 0

    /// Where lines break beside what fits on them.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A word that would have the second and last line of a short paragraph for itself takes the word before it along.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Without effect: words of Hangul break as the locale has it.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// That of labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    override public init() {}

    override open func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
    override open var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    override open var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    override open var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { super.lineBreakStrategy = newValue }
    }
    override open var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    override open var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
    override open var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { super.paragraphSpacingBefore = newValue }
    }
    override open var headIndent: CGFloat {
        get { super.headIndent }
        set { super.headIndent = newValue }
    }
    override open var tailIndent: CGFloat {
        get { super.tailIndent }
        set { super.tailIndent = newValue }
    }
    override open var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }
    override open var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }
    override open var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }
    override open var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }
    override open var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { super.baseWritingDirection = newValue }
    }
    override open var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { super.hyphenationFactor = newValue }
    }
    override open var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { super.allowsDefaultTighteningForTruncation = newValue }
    }
    override open var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { super.tabStops = newValue }
    }
    override open var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { super.defaultTabInterval = newValue }
    }

    open func addTabStop(_ anObject: NSTextTab) {
        tabStops.append(anObject)
    }

    open func setParagraphStyle(_ style: NSParagraphStyle) {
        alignment = style.alignment
        lineBreakMode = style.lineBreakMode
        lineBreakStrategy = style.lineBreakStrategy
        lineSpacing = style.lineSpacing
        paragraphSpacing = style.paragraphSpacing
        paragraphSpacingBefore = style.paragraphSpacingBefore
        headIndent = style.headIndent
        tailIndent = style.tailIndent
        firstLineHeadIndent = style.firstLineHeadIndent
        minimumLineHeight = style.minimumLineHeight
        maximumLineHeight = style.maximumLineHeight
        lineHeightMultiple = style.lineHeightMultiple
        baseWritingDirection = style.baseWritingDirection
        hyphenationFactor = style.hyphenationFactor
        allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
        tabStops = style.tabStops
        defaultTabInterval = style.defaultTabInterval
    }
}

/// A shadow of letters, which pictures do not have.
open class NSShadow: NSObject {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?

    override public init() {}
}

/// A picture within a text.
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The code unit that an attachment stands at, U+FFFC.
    public static let character = 0xFFFC
    open class var supportsSecureCoding: Bool { true }
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
    open var lineLayoutPadding: CGFloat = 0

    override public init() {}

    /// - Parameter contentData: an image's, else nothing is shown.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// Empty: nothing is read from an archive.
    public required init?(coder: NSCoder) {}

    open func encode(with coder: NSCoder) {}

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}
