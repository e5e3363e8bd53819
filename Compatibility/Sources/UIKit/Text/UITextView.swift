// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import CoreGraphics
public import Foundation
import Vitrine

/// A text of several lines to write in or to read.
open class UITextView: UIScrollView, UITextInputTraits, UITextInput {
    open var text: String! {
        get { textStorage.string }
        set { textStorage.setAttributedString(NSAttributedString(string: newValue ?? "")) }
    }
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set { textStorage.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }
    /// The text itself, which a user's code may change, too.
    public let textStorage: NSTextStorage
    /// Asked for the lines as they lie in the width that the view has.
    public let layoutManager: NSLayoutManager
    open var font: UIFont? = .systemFont(ofSize: 12)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    private let ownTextContainer: NSTextContainer
    open var textContainer: NSTextContainer {
        if ownTextContainer.widthTracksTextView, bounds.width > 0 {
            ownTextContainer.size.width = bounds.width - textContainerInset.left - textContainerInset.right
        }
        return ownTextContainer
    }
    open var isEditable = true
    open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var adjustsFontForContentSizeCategory = false
    open var allowsEditingTextAttributes = false

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    /// Kept and not shown: there is no keyboard.
    override open var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// Kept and not shown: there is no keyboard.
    override open var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var textContentType: UITextContentType!
    open var isSecureTextEntry = false
    open var enablesReturnKeyAutomatically = false

    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? NSTextContainer()
        let manager = container.layoutManager ?? NSLayoutManager()
        let storage = manager.textStorage ?? NSTextStorage()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        (ownTextContainer, layoutManager, textStorage) = (container, manager, storage)
        super.init(frame: frame)
    }

    override public convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        let (container, manager, storage) = (NSTextContainer(), NSLayoutManager(), NSTextStorage())
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        (ownTextContainer, layoutManager, textStorage) = (container, manager, storage)
        super.init(coder: coder)
    }

    open var hasText: Bool { textStorage.length > 0 }

    open var selectedTextRange: UITextRange?
    open var endOfDocument: UITextPosition { UITextPosition(units: (text ?? "").utf16.count) }

    open func text(in range: UITextRange) -> String? { range.part(of: text ?? "") }

    open func replace(_ range: UITextRange, withText text: String) {
        self.text = range.replacing(in: self.text ?? "", with: text)
    }

    /// None, since nothing is shown as chosen.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

    /// At the leading edge of its line.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let before = UITextRange(beginningOfDocument, position).part(of: text ?? "") ?? ""
        let height = font?.lineHeight ?? 0
        let lines = Text(verbatim: before).font(font.map { Font($0) })
            .measuredSize(
                in: ProposedViewSize(width: bounds.width - insets.leading - insets.trailing, height: nil),
                of: self)
        return CGRect(
            x: insets.leading, y: insets.top + max(lines.height - height, 0), width: 2, height: height)
    }

    open func insertText(_ text: String) {
        self.text = (self.text ?? "") + text
    }

    open func deleteBackward() {
        text = text.map { String($0.dropLast()) }
    }

    open func scrollRangeToVisible(_ range: NSRange) {}

    private var insets: EdgeInsets {
        let padding = textContainer.lineFragmentPadding
        let inset = textContainerInset
        return EdgeInsets(
            top: inset.top, leading: inset.left + padding, bottom: inset.bottom,
            trailing: inset.right + padding)
    }

    private var content: some View {
        let paragraph = textStorage.paragraphStyle
        let lines = textContainer.maximumNumberOfLines
        return textStorage.text
            .font(font.map { Font($0) })
            .foregroundColor((textColor ?? .label).color)
            .multilineTextAlignment(textAlignment.textAlignment)
            .lineSpacing(paragraph?.lineSpacing ?? 0)
            .lineLimit(lines == 0 ? nil : lines)
            .avoidsOrphans(textStorage.avoidsOrphans)
    }

    private func size(within width: CGFloat?) -> CGSize {
        let size = content.padding(insets)
            .measuredSize(in: ProposedViewSize(width: width, height: nil), of: self)
        guard !hasText else { return size }
        // Without text a line is kept free.
        return CGSize(width: size.width, height: insets.top + (font?.lineHeight ?? 0) + insets.bottom)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(within: size.width > 0 && size.width < 1e6 ? size.width : nil)
    }

    /// One that scrolls takes the room that it gets.
    override open var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : size(within: fittingWidth)
    }

    override func drawnContent() -> AnyView? {
        AnyView(
            content
                .padding(insets)
                .frame(
                    width: bounds.width, height: bounds.height,
                    alignment: Vitrine.Alignment(horizontal: textAlignment.horizontal, vertical: .top)))
    }

    override var firstBaseline: CGFloat { textContainerInset.top + (font?.ascender ?? 0) }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction, presentActions, preview
}

@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
}

extension UITextViewDelegate {
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }

    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { nil }

    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

    public func textViewDidBeginEditing(_ textView: UITextView) {}

    public func textViewDidEndEditing(_ textView: UITextView) {}

    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    public func textViewDidChange(_ textView: UITextView) {}

    public func textViewDidChangeSelection(_ textView: UITextView) {}

    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}
