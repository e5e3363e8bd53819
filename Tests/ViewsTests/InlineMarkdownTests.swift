import Testing
import VitrineViews

struct InlineMarkdownTests {
    private typealias Span = InlineMarkdown.Span

    @Test(
        arguments: zip(
            [
                "plain", "a **b** c", "*a* _b_", "~~old~~ `co*de*`", "***both***", "**a *b* c**",
                "[shop](https://example.com) 2 * 3 * 4", "file_name_here", #"\*a\*"#, "**open", "2 ~ 3",
            ],
            [
                [Span(text: "plain")],
                [Span(text: "a "), Span(text: "b", marks: [.stronglyEmphasized]), Span(text: " c")],
                [
                    Span(text: "a", marks: [.emphasized]), Span(text: " "),
                    Span(text: "b", marks: [.emphasized]),
                ],
                [
                    Span(text: "old", marks: [.strikethrough]), Span(text: " "),
                    Span(text: "co*de*", marks: [.code]),
                ],
                [Span(text: "both", marks: [.stronglyEmphasized, .emphasized])],
                [
                    Span(text: "a ", marks: [.stronglyEmphasized]),
                    Span(text: "b", marks: [.stronglyEmphasized, .emphasized]),
                    Span(text: " c", marks: [.stronglyEmphasized]),
                ],
                [Span(text: "shop", marks: [.link(to: "https://example.com")]), Span(text: " 2 * 3 * 4")],
                [Span(text: "file_name_here")], [Span(text: "*a*")], [Span(text: "**open")],
                [Span(text: "2 ~ 3")],
            ]))
    func `Marks become stretches of a text`(text: String, spans: [InlineMarkdown.Span]) {
        #expect(InlineMarkdown.spans(of: text) == spans)
    }

    @Test(
        arguments: [
            ("^[0 page](inflect: true)", "0 pages"), ("^[1 page](inflect: true)", "1 page"),
            ("all ^[1,001 entry](inflect: true) left", "all 1,001 entries left"),
            ("^[2 new message](inflect: true)", "2 new messages"), ("^[3 day](inflect: true)", "3 days"),
            ("^[1.0 box](inflect: true)", "1.0 boxes"), ("^[2 Person](inflect: true)", "2 People"),
            ("^[2 ITEM](inflect: true)", "2 ITEMS"), ("^[2 sheep](inflect: true)", "2 sheep"),
            ("^[item](inflect: true)", "item"), ("^[2 item](rainbow: 'extreme')", "2 item"),
            ("2 ^[items", "2 ^[items"),
        ])
    func `Words agree with their numbers`(text: String, shown: String) {
        #expect(InlineMarkdown.spans(of: text, language: "en").map(\.text).joined() == shown)
    }

    @Test func `Marks within what agrees are kept, and other languages stay as they are written`() {
        #expect(
            InlineMarkdown.spans(of: "^[**2** item](inflect: true)", language: "en") == [
                Span(text: "2", marks: [.stronglyEmphasized]), Span(text: " items"),
            ])
        #expect(
            InlineMarkdown.spans(of: "^[2 Artikel](inflect: true)", language: "de")
                == [Span(text: "2 Artikel")])
    }
}
