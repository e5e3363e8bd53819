import Testing

@testable import CatalogSite

struct MarkdownTests {
    private func text(_ markdown: String) -> String { MarkdownDocument(markdown).markup.text }

    @Test func `Headings stand below the page's, and paragraphs keep their lines together`() {
        #expect(
            text("# Shop #\nOne\ntwo\n\n## More\n### And more") == """
                <h2>Shop</h2><p>One two</p><h3>More</h3><h4>And more</h4>
                """)
    }

    @Test func `Emphasis, code and links are read within text`() {
        #expect(
            text("*a* **b *c* d** `<x>` snake_case_name \\*no\\* 2 * 3")
                == "<p><em>a</em> <strong>b <em>c</em> d"
                + "</strong> <code>&lt;x&gt;</code> snake_case_name *no* 2 * 3</p>")
        #expect(
            text("[card](c/card.html#a) [web](https://a.example/?q=1&b) ![logo](x.png)")
                == "<p><a href=\"c/card.html#a\">card</a> <a href=\"https://a.example/?q=1&amp;b\">web</a> "
                + "<em>logo</em></p>")
    }

    @Test(arguments: [
        "javascript:alert()", "JavaScript:alert()", "data:text/html,x", "vbscript:x", "//a.example/", "",
    ])
    func `A link to a script or to an unknown scheme is its text`(target: String) {
        #expect(text("[a](\(target))") == "<p>a</p>")
    }

    @Test func `Lists nest, and items have blocks of their own`() {
        #expect(
            text("- one\n- two\n  - inner\n\n1. first\n2. second\n   goes on") == """
                <ul>
                 <li>one</li>
                 <li>
                  <p>two</p>
                  <ul>
                   <li>inner</li>
                  </ul>
                 </li>
                </ul><ol>
                 <li>first</li>
                 <li>second goes on</li>
                </ol>
                """)
    }

    @Test func `Code keeps its lines and has colors where it is Swift`() {
        let page = text("```swift\nlet a = 1\n  // <b>\n```\nafter")
        #expect(page.contains("<span class=\"swift-keyword\">let</span> a"))
        #expect(page.contains("// &lt;b&gt;") && page.hasSuffix("<p>after</p>"))
        #expect(text("~~~\nnever closed").contains("<code>never closed</code>"))
    }

    @Test func `Quotations and lines across are blocks`() {
        #expect(
            text("> one\n> two\n\n---\n***") == """
                <blockquote>
                 <p>one two</p>
                </blockquote><hr><hr>
                """)
    }

    @Test func `Markup of HTML is text`() {
        #expect(
            text("<script>alert()</script> &amp; <img src=x>")
                == "<p>&lt;script&gt;alert()&lt;/script&gt; &amp;amp; &lt;img src=x&gt;</p>")
    }

    @Test(arguments: [">", "- ", "* **", "[", "`", "**a ", "#", "\\", "![", "1. "])
    func `However often a mark is repeated, the text comes out`(mark: String) {
        _ = text(String(repeating: mark, count: 400))
        _ = text(String(repeating: "\(mark)\n", count: 300))
    }
}
