import Foundation
import Testing

@testable import VitrineViews

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

    @Test(arguments: [
        ("Tienda de %@: %lld", "Tienda de Ana: 1234"), ("%2$lld, %1$@", "1234, Ana"),
        ("%2$lld von %1$@, 100 %%", "1234 von Ana, 100 %"), ("%@ %lld %@", "Ana 1234 %@"),
        ("50% %@", "50% Ana"),
    ])
    func `Another language's format takes the same values`(format: String, text: String) {
        var key: LocalizedStringKey = "\("Ana") \(1234)"
        key.defaultFormat = format
        #expect(key.text(locale: Locale(identifier: "es_ES")) == text)
    }

    @Test func `A specifier is part of the key and follows the locale`() {
        let key: LocalizedStringKey = "\(1.5, specifier: "%.2f") of \(7, specifier: "%02d")"
        #expect(key.key == "%.2f of %02d")
        #expect(key.text(locale: Locale(identifier: "en_US")) == "1.50 of 07")
        #expect(key.text(locale: Locale(identifier: "de_DE")) == "1,50 of 07")
    }

    @Test func `Values are isolated in a text of both directions`() {
        let english = Locale(identifier: "en_US")
        let hebrew: LocalizedStringKey = "Seller: \("שלום") – \(5) items"
        #expect(hebrew.text(locale: english) == "Seller: \u{2068}שלום\u{2069} – \u{2068}5\u{2069} items")
        #expect(LocalizedStringKey("\("Ana")").text(locale: english) == "Ana")
    }
}

struct MarkdownTests {
    private func words(_ text: Text) -> [String] {
        text.plainPieces(in: EnvironmentValues()).map { piece in
            let attributes = piece.attributes
            let marks = [
                attributes.weight == .bold ? "bold" : nil, attributes.isItalic == true ? "italic" : nil,
                attributes.strikethrough != nil ? "struck" : nil,
                attributes.foregroundStyle != nil ? "link" : nil,
            ]
            let string = piece.content.string(in: EnvironmentValues())
            return ([string] + marks.compactMap { $0 }).joined(separator: "|")
        }
    }

    @Test func `A key's Markdown is emphasis`() {
        #expect(
            words(Text("a **b** *c* _d_ ~~e~~")) == [
                "a ", "b|bold", " ", "c|italic", " ", "d|italic", " ", "e|struck",
            ])
        #expect(words(Text("See [our page](https://example.com).")) == ["See ", "our page|link", "."])
        #expect(words(Text("**\(3) of \(7)** done")) == ["3 of 7|bold", " done"])
    }

    @Test func `Letters that mean nothing stay`() {
        #expect(words(Text("2 * 3 * 4 and snake_case_name")) == ["2 * 3 * 4 and snake_case_name"])
        #expect(words(Text("a ** b")) == ["a ** b"])
        #expect(words(Text(#"\*not\*"#)) == ["*not*"])
    }

    @Test func `Values and strings keep their stars`() {
        let value = "*x*"
        #expect(words(Text("\(value)")) == ["*x*"])
        #expect(words(Text(value)) == ["*x*"])
    }
}
