public import CoreGraphics
public import Foundation
import Vitrine

/// A line of text to write in.
open class UITextField: UIControl, UITextInputTraits, UITextInput {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }

    open var text: String? = ""
    open var attributedText: NSAttributedString?
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString?
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open weak var delegate: (any UITextFieldDelegate)?
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumFontSize: CGFloat = 0
    open var clearButtonMode = ViewMode.never
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var leftView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightView: UIView?
    open var rightViewMode = ViewMode.never
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var background: UIImage?
    open var disabledBackground: UIImage?
    public let isEditing = false

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
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var textContentType: UITextContentType!
    open var isSecureTextEntry = false
    open var passwordRules: UITextInputPasswordRules?
    open var enablesReturnKeyAutomatically = false

    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    open var hasText: Bool { text?.isEmpty == false }

    open var selectedTextRange: UITextRange?
    open var endOfDocument: UITextPosition { UITextPosition(units: (text ?? "").utf16.count) }

    open func text(in range: UITextRange) -> String? { range.part(of: text ?? "") }

    open func replace(_ range: UITextRange, withText text: String) {
        self.text = range.replacing(in: self.text ?? "", with: text)
    }

    /// None, since nothing is shown as chosen.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

    /// Behind the letters that come before.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let before = UITextRange(beginningOfDocument, position).part(of: text ?? "") ?? ""
        let line = Text(verbatim: before).font(font.map { Font($0) }).measuredSize(in: .unspecified, of: self)
        let height = font?.lineHeight ?? line.height
        let room = textRect(forBounds: bounds)
        return CGRect(
            x: room.minX + (before.isEmpty ? 0 : line.width), y: room.midY - height / 2, width: 2,
            height: height)
    }

    open func insertText(_ text: String) {
        self.text = (self.text ?? "") + text
    }

    open func deleteBackward() {
        text = text.map { String($0.dropLast()) }
    }

    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let distance: CGFloat = borderStyle == .none ? 0 : 7
        return bounds.insetBy(dx: distance, dy: 0)
    }

    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the button would stand; none is shown, since nobody writes.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }

    /// At the left edge, in the middle of the height.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        accessoryRect(of: leftView, in: bounds) { _ in bounds.minX }
    }

    /// At the right edge, in the middle of the height.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        accessoryRect(of: rightView, in: bounds) { bounds.maxX - $0 }
    }

    private func accessoryRect(
        of view: UIView?, in bounds: CGRect, from x: (_ width: CGFloat) -> CGFloat
    ) -> CGRect {
        guard let view else { return .zero }
        let height = min(view.accessoryHeight, bounds.height)
        return CGRect(
            x: x(view.accessoryWidth), y: bounds.midY - height / 2, width: view.accessoryWidth, height: height
        )
    }

    override open func selectAll(_ sender: Any?) {}

    private var shown: Text {
        let string = attributedText?.string ?? text ?? ""
        let color = (isEnabled ? textColor ?? .label : .tertiaryLabel).color
        if string.isEmpty {
            return (attributedPlaceholder?.text ?? Text(verbatim: placeholder ?? ""))
                .foregroundColor(UIColor.placeholderText.color)
        }
        if isSecureTextEntry { return Text(verbatim: String(repeating: "●", count: string.count)) }
        return (attributedText?.text ?? Text(verbatim: string)).foregroundColor(color)
    }

    /// The height of a line and of the border, and as much width as the text needs.
    override var ownSize: CGSize? {
        let line = shown.font(font.map { Font($0) }).lineLimit(1).measuredSize(in: .unspecified, of: self)
        let height = (font?.lineHeight ?? line.height).rounded(.up)
        return borderStyle == .none
            ? CGSize(width: line.width, height: height)
            : CGSize(width: line.width + 14, height: max(height + 12, borderStyle == .roundedRect ? 34 : 0))
    }

    override func drawnContent() -> AnyView? {
        let room = textRect(forBounds: bounds)
        let left = leftViewMode == .always ? leftView : nil
        let right = rightViewMode == .always ? rightView : nil
        let (leftRect, rightRect) = (leftViewRect(forBounds: bounds), rightViewRect(forBounds: bounds))
        let isPlaceholder = (attributedText?.string ?? text ?? "").isEmpty
        let area = (isPlaceholder ? placeholderRect(forBounds: bounds) : room).intersection(
            bounds.inset(
                by: UIEdgeInsets(
                    top: 0, left: left == nil ? 0 : leftRect.maxX - bounds.minX, bottom: 0,
                    right: right == nil ? 0 : bounds.maxX - rightRect.minX)))
        return AnyView(
            ZStack(alignment: .topLeading) {
                border
                if let left { AccessoryView(view: left, rect: leftRect) }
                if let right { AccessoryView(view: right, rect: rightRect) }
                shown.font(font.map { Font($0) }).lineLimit(1)
                    .frame(
                        width: max(area.width, 0), height: max(area.height, 0),
                        alignment: Vitrine.Alignment(
                            horizontal: textAlignment.horizontal, vertical: .center)
                    )
                    .offset(x: area.minX, y: area.minY)
            }
            .frame(width: bounds.width, height: bounds.height, alignment: .topLeading))
    }

    @ViewBuilder private var border: some View {
        switch borderStyle {
        case .none: EmptyView()
        case .line, .bezel: Rectangle().strokeBorder(UIColor.label.color, lineWidth: 1)
        case .roundedRect:
            RoundedRectangle(cornerRadius: 5).fill(UIColor.systemBackground.color)
                .overlay {
                    RoundedRectangle(cornerRadius: 5)
                        .strokeBorder(UIColor.systemGray4.color, lineWidth: 0.5)
                }
        }
    }

    override var firstBaseline: CGFloat { (bounds.height + (font?.capHeight ?? 0)) / 2 }
    override var lastBaselineDistance: CGFloat { bounds.height - firstBaseline }
}

/// A view at the edge of a field.
private struct AccessoryView: View {
    let view: UIView
    let rect: CGRect

    var body: some View {
        LaidOutView(view: view, size: rect.size).offset(x: rect.minX, y: rect.minY)
    }
}

extension UIView {
    fileprivate var accessoryWidth: CGFloat {
        bounds.width > 0 ? bounds.width : max(intrinsicContentSize.width, 0)
    }
    fileprivate var accessoryHeight: CGFloat {
        bounds.height > 0 ? bounds.height : max(intrinsicContentSize.height, 0)
    }
}

@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

    public func textFieldDidBeginEditing(_ textField: UITextField) {}

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

    public func textFieldDidEndEditing(_ textField: UITextField) {}

    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }

    public func textFieldDidChangeSelection(_ textField: UITextField) {}

    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
