import Testing
import UIKit

/// Texts that are laid out line by line.
@MainActor
struct TextKitTests {
    private let font = UIFont.systemFont(ofSize: 20)

    /// A text in a container of a width, whose storage is kept.
    private func layout(_ text: String, width: CGFloat) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let (manager, container) = (
            NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 500))
        )
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    @Test func `A layout manager's lines are those that the text is drawn in`() {
        let (storage, manager, container) = layout("Good things take time", width: 110)
        var lines: [String] = []
        let whole = NSRange(location: 0, length: storage.length)
        manager.enumerateLineFragments(forGlyphRange: whole) { _, _, _, range, _ in
            lines.append((storage.string as NSString).substring(with: range))
        }
        #expect(lines == ["Good things ", "take time"])
        let size = storage.boundingRect(
            with: CGSize(width: 110, height: 500), options: .usesLineFragmentOrigin, context: nil)
        #expect(manager.usedRect(for: container).height == size.height)
        let last = manager.lineFragmentUsedRect(forGlyphAt: storage.length - 1, effectiveRange: nil)
        let end = NSAttributedString(string: "take time", attributes: [.font: font]).size()
        #expect(last.minY > 0 && last.maxY == size.height && last.width == end.width)
    }

    @Test func `A place is found where its letter is, and a letter where its place is`() {
        let (storage, manager, container) = layout("Good things take time", width: 110)
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 17, length: 1), in: container)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        #expect(manager.glyphIndex(for: middle, in: container) == 17)
        #expect(manager.location(forGlyphAt: 12).x == 0 && manager.numberOfGlyphs == storage.length)
    }

    @Test func `A text view shows what its storage is told`() {
        let view = UITextView()
        view.text = "Dear"
        view.textStorage.append(NSAttributedString(string: " reader"))
        #expect(view.text == "Dear reader" && view.attributedText.length == 11)
        #expect(view.layoutManager.textStorage === view.textStorage)
        #expect(view.textContainer.layoutManager === view.layoutManager)
    }

    @Test func `A storage of one's own gets each change by two methods, and its delegate hears of it once`() {
        final class Storage: NSTextStorage {
            let text = NSMutableAttributedString(string: "")
            override var string: String { text.string }

            override func attributes(
                at location: Int, effectiveRange range: NSRangePointer?
            ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }

            override func replaceCharacters(in range: NSRange, with str: String) {
                text.replaceCharacters(in: range, with: str)
                edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            }

            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                text.setAttributes(attrs, range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
            }
        }
        final class Listener: NSTextStorageDelegate {
            var changes: [Int] = []

            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                changes.append(delta)
            }
        }
        let (storage, listener) = (Storage(), Listener())
        storage.delegate = listener
        storage.append(NSAttributedString(string: "abc", attributes: [.kern: 1]))
        storage.addAttribute(.font, value: font, range: NSRange(location: 0, length: 2))
        #expect(storage.string == "abc" && listener.changes == [3, 0])
        #expect(storage.attributes(at: 0, effectiveRange: nil).count == 2)
        #expect(storage.attributes(at: 2, effectiveRange: nil).count == 1)
    }
}
