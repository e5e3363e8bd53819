import Testing

@testable import VitrineSymbols

struct SymbolRecipeTests {
    @Test(
        arguments: [
            ("heart", .file("heart")),
            ("heart.circle", .enclosed(.file("heart.fill"), .circle)),
            ("heart.circle.fill", .filled(.enclosed(.file("heart.fill"), .circle))),
            ("plus.circle.fill", .filled(.file("plus.circle"))),
            ("bell.slash", .slashed(.file("bell"))),
            ("bell.slash.fill", .slashed(.file("bell.fill"))),
            ("bell.slash.circle", .enclosed(.slashed(.file("bell")), .circle)),
            ("bell.badge", .badged(.file("bell"), sign: nil)),
            ("bell.badge.fill", .badged(.file("bell.fill"), sign: nil)),
            ("folder.badge.plus", .badged(.file("folder"), sign: .file("plus"))),
            ("folder.fill.badge.plus", .badged(.file("folder.fill"), sign: .file("plus"))),
            ("person.fill.checkmark", .badged(.file("person.fill"), sign: .file("checkmark"))),
            ("42.circle", .enclosed(.written("42"), .circle)),
            ("a.square.fill", .filled(.enclosed(.written("a"), .square))),
            ("goforward.15", .enclosed(.written("15"), .goforward)),
            ("chevron.forward.square", .enclosed(.file("chevron.right"), .square)),
            ("exclamationmark.magnifyingglass", .enclosed(.file("exclamationmark"), .magnifyingglass)),
            ("list.number.rtl", .file("list.number")),
        ] as [(String, SymbolRecipe)])
    func `A name is read from its end`(name: String, recipe: SymbolRecipe) {
        #expect(SymbolRecipe(name: name) == recipe)
    }

    @Test(
        arguments: [
            "magnifyingglass.fill", "plus.magnifyingglass.fill", "exclamationmark.magnifyingglass.fill",
            "link.fill", "link.badge.plus.fill", "globe.fill", "qrcode.fill",
        ])
    func `What has no filled form has no name for it`(name: String) {
        #expect(SymbolRecipe(name: name) == nil)
        #expect(SymbolRecipe(name: name.replacing(".fill", with: "")) != nil)
    }

    @Test
    func `What stands in a filled form need not have one`() {
        #expect(SymbolRecipe(name: "link.circle.fill") != nil)
        #expect(SymbolRecipe(name: "magnifyingglass.circle.fill") != nil)
    }

    @Test
    func `A file goes before a rule`() {
        #expect(SymbolRecipe(name: "person.circle.fill") == .file("person.circle.fill"))
    }
}
