import Foundation
import Testing
import Views

struct LocalizedStringKeyTests {
    @Test func `Values stand in the text as the locale writes them`() {
        let key: LocalizedStringKey = "\(1234) of \("all"), 100% sure"
        #expect(key.text(locale: Locale(identifier: "en_US")) == "1,234 of all, 100% sure")
        #expect(key.text(locale: Locale(identifier: "de_DE")) == "1.234 of all, 100% sure")
    }

    @Test func `A key names the kinds of its values`() {
        let key: LocalizedStringKey = "\(2) \("a") \(1.5)"
        #expect(key.key == "%lld %@ %lf")
    }

    @Test func `Another language's format takes the same values`() {
        let key: LocalizedStringKey = "\("Ana")'s shop"
        #expect(key.text(format: "Tienda de %@", locale: Locale(identifier: "es_ES")) == "Tienda de Ana")
    }

    @Test func `Values are isolated in a text of both directions`() {
        let english = Locale(identifier: "en_US")
        let hebrew: LocalizedStringKey = "Seller: \("שלום") – \(5) items"
        #expect(hebrew.text(locale: english) == "Seller: \u{2068}שלום\u{2069} – \u{2068}5\u{2069} items")
        #expect(LocalizedStringKey("\("Ana")").text(locale: english) == "Ana")
    }
}
