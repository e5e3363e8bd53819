import Foundation
import Testing
import Views

struct FontTests {
    @Test(arguments: [
        (Font.body, DynamicTypeSize.large, 17.0, 22.0, 400),
        (.headline, .large, 17, 22, 600),
        (.caption2, .xSmall, 11, 13, 400),
        (.largeTitle, .accessibility5, 60, 70, 400),
        (.subheadline, .xxxLarge, 21, 28, 400),
        (.title2, .xxLarge, 26, 32, 400),
    ])
    func `Text styles have the guidelines' sizes and line heights`(
        font: Font, size: DynamicTypeSize, expected: Double, lineHeight: Double, weight: Int
    ) {
        let resolved = font.resolved(at: size)
        #expect(resolved.size == expected)
        #expect(resolved.lineHeight == lineHeight)
        #expect(resolved.weight.value == weight)
    }

    @Test func `A fixed size ignores the user's text size`() {
        #expect(Font.system(size: 15).resolved(at: .accessibility3).size == 15)
        #expect(Font.custom("Inter", fixedSize: 15).resolved(at: .accessibility3).size == 15)
    }

    @Test func `A custom font grows with its text style`() {
        #expect(Font.custom("Inter", size: 10, relativeTo: .body).resolved(at: .accessibility1).size == 16)
    }

    @Test func `Line heights lie between those of the table`() {
        #expect(Font.lineHeight(ofSize: 17) == 22)
        #expect(Font.lineHeight(ofSize: 17.5) == 22.5)
        #expect(Font.lineHeight(ofSize: 120) == 140)
    }

    @Test func `A weight given to a font wins over its style's`() {
        #expect(Font.headline.weight(.light).resolved(at: .large).weight == .light)
    }
}
