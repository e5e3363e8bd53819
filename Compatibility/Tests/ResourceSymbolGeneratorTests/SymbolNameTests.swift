import Testing

@testable import ResourceSymbolGenerator

struct SymbolNameTests {
    @Test(arguments: [
        ("SplashScreen", "splashScreen"), ("splash-screen", "splashScreen"),
        ("splash screen", "splashScreen"),
        ("ic_home", "icHome"), ("chevron.left", "chevronLeft"), ("URLBar", "urlBar"), ("QR", "qr"),
        ("icon-1", "icon1"), ("24px", "_24Px"), ("default", "`default`"), ("class", "`class`"),
    ])
    func `A name is written as Xcode writes it`(name: String, symbol: String) {
        #expect(SymbolName.value(for: name) == symbol)
    }

    @Test func `What a colour's name says anyway is dropped from its end`() {
        #expect(SymbolName.value(for: "AccentColor", dropping: "Color") == "accent")
        #expect(SymbolName.value(for: "Color", dropping: "Color") == "color")
    }

    @Test func `A name without letters and digits has no symbol`() {
        #expect(SymbolName.value(for: "--") == nil)
    }
}
