import Testing
import UIKit

/// What files that import UIKit alone say of keyboards.
struct KeyboardNamesTests {
    @Test func `What a keyboard is for is said with UIKit alone`() {
        let (keyboard, content) = (UIKeyboardType.emailAddress, UITextContentType.emailAddress)
        #expect(keyboard != .default)
        #expect(content != .password)
        #expect(UITextAutocapitalizationType.none != .words)
    }
}
