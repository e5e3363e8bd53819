import Testing
import UIKit

/// Places in the texts of fields.
@MainActor
struct TextInputTests {
    @Test func `Places are named by their distance, and ranges take out and replace text`() throws {
        let field = UITextField()
        field.text = "clay mug"
        let start = field.beginningOfDocument
        let end = try #require(field.position(from: start, offset: 4))
        let word = try #require(field.textRange(from: end, to: start))
        #expect(field.text(in: word) == "clay")
        #expect(field.offset(from: start, to: field.endOfDocument) == 8)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.compare(start, to: end) == .orderedAscending)
        field.replace(word, withText: "tin")
        #expect(field.text == "tin mug")
    }

    /// A field whose views keep away from its edges.
    private final class OwnField: UITextField {
        override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
            super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
        }
    }

    @Test func `Views of a field stand at its edges, or where its class places them`() {
        let field = OwnField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
        #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 12, y: 17, width: 20, height: 10))
        #expect(field.rightViewRect(forBounds: field.bounds) == CGRect(x: 170, y: 0, width: 30, height: 44))
        #expect(field.clearButtonRect(forBounds: field.bounds).maxX < 200)
        field.leftView = nil
        #expect(UITextField().leftViewRect(forBounds: field.bounds) == .zero)
    }

    @Test func `The caret stands behind the letters that come before`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        field.text = "clay"
        let (start, end) = (
            field.caretRect(for: field.beginningOfDocument), field.caretRect(for: field.endOfDocument)
        )
        #expect(start.minX == 0)
        #expect(end.minX > 20)
        #expect(end.midY == 22)
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        #expect(field.firstRect(for: all).width == end.minX)
    }
}
