import Foundation
import Testing
import VitrineViews

struct AttributedMarkdownTests {
    @Test func `Markdown says what each stretch of a text is meant to be`() throws {
        let text = try AttributedString(
            markdown: "Read *all* of **it**, `code` and [more](https://example.com)")
        let runs = text.runs.map { run in
            (String(text[run.range].characters), run.inlinePresentationIntent, run.link?.absoluteString)
        }
        #expect(runs.map(\.0) == ["Read ", "all", " of ", "it", ", ", "code", " and ", "more"])
        #expect(
            runs.map(\.1) == [nil, .emphasized, nil, .stronglyEmphasized, nil, .code, nil, nil])
        #expect(runs.last?.2 == "https://example.com")
    }

    @Test func `What a stretch is meant to be can be said and shows`() {
        var text = AttributedString("Sale")
        text.inlinePresentationIntent = [.stronglyEmphasized, .strikethrough]
        let attributes = TextAttributes(text.runs[text.startIndex].attributes)
        #expect(attributes.weight == .bold && attributes.strikethrough != nil)
        #expect(attributes.isItalic == nil && !attributes.isCode)
    }
}
