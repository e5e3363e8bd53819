import Foundation
import Testing
import VitrineViews

struct FontTests {
    @Test(arguments: [
        (Font.body, DynamicTypeSize.large, 17.0, 400),
        (.headline, .large, 17, 600),
        (.caption2, .xSmall, 11, 400),
        (.largeTitle, .accessibility5, 60, 400),
        (.subheadline, .xxxLarge, 21, 400),
        (.title2, .xxLarge, 26, 400),
    ])
    func `Text styles have the guidelines' sizes`(
        font: Font, size: DynamicTypeSize, expected: Double, weight: Int
    ) {
        let resolved = font.resolved(at: size)
        #expect(resolved.size == expected)
        #expect(resolved.weight.value == weight)
    }

    @Test(arguments: [
        (Font.TextStyle.body, DynamicTypeSize.xSmall, 22.0, 19.0), (.body, .large, 22, 22),
        (.body, .accessibility5, 22, 62), (.caption, .accessibility5, 16, 51),
        (.largeTitle, .accessibility5, 41, 70), (.footnote, .xSmall, 18, 16),
        (.subheadline, .xxxLarge, 20, 28), (.title2, .xxLarge, 28, 32),
    ])
    func `What is beside a text style grows as its leading`(
        style: Font.TextStyle, size: DynamicTypeSize, usual: Double, leading: Double
    ) {
        #expect(style.scale(at: size) == leading / usual)
    }

    @Test(arguments: zip([Font.body, .body.leading(.tight), .body.leading(.loose)], [0.0, -2, 2]))
    func `A font may ask for lines that are less or more high`(font: Font, leading: Double) {
        #expect(font.resolved(at: .large).leading.points == leading)
    }

    @Test func `A fixed size ignores the user's text size`() {
        #expect(Font.system(size: 15).resolved(at: .accessibility3).size == 15)
        #expect(Font.custom("Inter", fixedSize: 15).resolved(at: .accessibility3).size == 15)
    }

    @Test func `The name that UIKit has for the system's family is the system's font`() {
        let font = Font.custom(".AppleSystemUIFont", size: 17, relativeTo: .body).resolved(
            at: .accessibility1)
        #expect(font.family == nil)
        #expect(font.size == 26)
        #expect(!font.isTextStyle)
    }

    @Test func `A custom font grows with its text style`() {
        let font = Font.custom("Inter", size: 11, relativeTo: .body)
        #expect(font.resolved(at: .accessibility1).size == 17)
        #expect(font.resolved(at: .accessibility5).size == 31)
        #expect(Font.custom("Inter", size: 14.5).resolved(at: .large).size == 14.5)
    }

    // As letters of 16 points are wide on iOS: 0.873, 0.937, 1.317 and 2.818 of what they are at the usual text size.
    @Test(arguments: [
        (DynamicTypeSize.xSmall, 14.0), (.medium, 15), (.large, 16), (.xxxLarge, 21), (.accessibility5, 45),
    ])
    func `A custom font that has grown or shrunk has a size of whole points`(
        typeSize: DynamicTypeSize, size: Double
    ) {
        #expect(Font.custom("Inter", size: 16, relativeTo: .body).resolved(at: typeSize).size == size)
        #expect(Font.TextStyle.body.scaledFontSize(16, at: typeSize) == size)
    }

    @Test func `A weight given to a font wins over its style's`() {
        #expect(Font.headline.weight(.light).resolved(at: .large).weight == .light)
    }
}
