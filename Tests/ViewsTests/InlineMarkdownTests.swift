import Testing
import Views

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
}
