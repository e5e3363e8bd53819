import DesignSystemTestSupport
import SwiftUI
import Testing

struct OwnNamesTests {
    @Test func `A type of an imported module may have the name of a word of Vitrine's`() {
        let ink: ColorToken = ColorToken("ink")
        #expect(ink.name == "ink")
    }
}
