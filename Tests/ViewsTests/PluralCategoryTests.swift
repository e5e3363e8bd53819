import Testing

@testable import VitrineViews

struct PluralCategoryTests {
    @Test(arguments: [
        ("en", [0: PluralCategory.other, 1: .one, 2: .other]), ("fr", [0: .one, 1: .one, 2: .other]),
        ("pl", [1: .one, 2: .few, 5: .many, 12: .many, 22: .few, 21: .many]),
        ("ru", [1: .one, 3: .few, 5: .many, 11: .many, 21: .one, 22: .few]),
        ("cs", [1: .one, 4: .few, 5: .other]), ("ja", [1: .other]),
        ("ar", [0: .zero, 1: .one, 2: .two, 3: .few, 11: .many, 100: .other, 103: .few]),
    ])
    func `Numbers choose the forms of their language`(language: String, categories: [Int: PluralCategory]) {
        for (number, category) in categories {
            #expect(PluralCategory(of: Double(number), in: language) == category, "\(number)")
        }
    }

    @Test func `A fraction takes the form of fractions`() {
        #expect(PluralCategory(of: 1.5, in: "en") == .other)
        #expect(PluralCategory(of: 1.5, in: "cs") == .many)
    }
}
