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
