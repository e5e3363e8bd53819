public import Foundation

/// A text whose layout managers know its changes.
///
/// A class of a user's own keeps the text where it wants to: all changes go through `replaceCharacters(in:with:)` with a `String` and
/// `setAttributes(_:range:)`.
open class NSTextStorage: NSMutableAttributedString {
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    public private(set) var layoutManagers: [NSLayoutManager] = []
    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var editedMask: EditActions = []
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    private var edits = 0

    public init() {
        super.init(string: "")
    }

    override public init(string: String) {
        super.init(string: string)
    }

    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
    }

    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    /// Takes note of a change; the delegate hears of it at the end of the changes around.
    open func edited(
        _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
    ) {
        self.editedMask.formUnion(editedMask)
        let range = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        self.editedRange = self.editedRange.location == NSNotFound ? range : self.editedRange.union(range)
        changeInLength += delta
        if edits == 0 { processEditing() }
    }

    open func processEditing() {
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    }

    override open func beginEditing() {
        edits += 1
    }

    override open func endEditing() {
        edits = max(edits - 1, 0)
        if edits == 0, !editedMask.isEmpty { processEditing() }
    }

    /// A class of a user's own tells of what it changes by itself.
    private var isStandard: Bool { type(of: self) == NSTextStorage.self }

    override open func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        guard isStandard else { return }
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        if isStandard { edited(.editedAttributes, range: range, changeInLength: 0) }
    }

    override open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        let whole = NSRange(location: 0, length: attrString.length)
        attrString.enumerateAttributes(in: whole, options: []) { attributes, stretch, _ in
            let place = range.location + stretch.location
            setAttributes(attributes, range: NSRange(location: place, length: stretch.length))
        }
        endEditing()
    }

    override open func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { _, new in new } }
    }

    override open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }

    override open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(
        in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        beginEditing()
        for (attributes, stretch) in stretches(in: range) {
            var changed = attributes
            change(&changed)
            setAttributes(changed, range: stretch)
        }
        endEditing()
    }

    /// The parts of a range that have the same attributes, which a class of a user's own says.
    private func stretches(in range: NSRange) -> [([NSAttributedString.Key: Any], NSRange)] {
        var (stretches, place) = ([([NSAttributedString.Key: Any], NSRange)](), range.location)
        while place < NSMaxRange(range) {
            var effective = NSRange(location: place, length: 1)
            let attributes = attributes(at: place, effectiveRange: &effective)
            let end = min(max(NSMaxRange(effective), place + 1), NSMaxRange(range))
            stretches.append((attributes, NSRange(location: place, length: end - place)))
            place = end
        }
        return stretches
    }

    override open func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (attributes, stretch) in stretches(in: enumerationRange) where !stop.boolValue {
            block(attributes, stretch, &stop)
        }
    }

    override open func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    override open func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        for (attributes, stretch) in stretches(in: range) {
            let place = stretch.location - range.location
            part.setAttributes(attributes, range: NSRange(location: place, length: stretch.length))
        }
        return part
    }

    override open func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    override open func append(_ attrString: NSAttributedString) {
        insert(attrString, at: length)
    }

    override open func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    override open func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }
}

/// The delegate that a text storage calls when its text changes.
public protocol NSTextStorageDelegate: AnyObject {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
