import SwiftUI
import Testing
import UIKit

/// UIKit's attributes in Foundation's attributed texts.
struct AttributeScopeTests {
    @Test func `Attributes of UIKit become keys`() throws {
        var text = AttributedString("Clay mug")
        text.uiKit.foregroundColor = .red
        text.uiKit.font = .systemFont(ofSize: 20)
        text.uiKit.underlineStyle = .single
        let keys = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
        #expect(keys[.foregroundColor] as? UIColor == .red)
        #expect((keys[.font] as? UIFont)?.pointSize == 20)
        #expect(keys[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    }

    @Test func `UIKit's attribute goes before SwiftUI's, of which it is apart`() {
        var text = AttributedString("Clay mug")
        text.swiftUI.foregroundColor = .blue
        #expect(text.uiKit.foregroundColor == nil)
        text.uiKit.foregroundColor = .red
        #expect(text.swiftUI.foregroundColor == .blue)
        let keys = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
        #expect(keys[.foregroundColor] as? UIColor == .red)
    }

    @Test func `A range of UTF-16 code units is one of an attributed text`() throws {
        let text = AttributedString("👍🏽 clay mug")
        let range = try #require(Range(NSRange(location: 5, length: 4), in: text))
        #expect(String(text[range].characters) == "clay")
        #expect(Range(NSRange(location: 10, length: 9), in: text) == nil)
    }

    @Test func `The type of a value says whose attribute it is`() {
        var attributes = AttributeContainer()
        attributes.font = UIFont.systemFont(ofSize: 20)
        attributes.font = Font.title
        #expect(attributes.uiKit.font?.pointSize == 20)
        #expect(attributes.swiftUI.font == .title)
    }
}
