import Testing

@testable import CatalogSite

struct MarkupTests {
    @Test func `Text and attributes are escaped`() {
        let markup = Tag.p(.label("\"<&>\"")) { "a < b && c > \"d\"" }
        #expect(
            markup.text
                == "<p aria-label=\"&quot;&lt;&amp;&gt;&quot;\">a &lt; b &amp;&amp; c &gt; &quot;d&quot;</p>")
    }

    @Test func `A character that HTML forbids or that turns text around is replaced`() {
        #expect(Markup.text("a\u{0}b\u{1b}c\u{202e}d").text == "a\u{fffd}b\u{fffd}c\u{fffd}d")
    }

    @Test func `No space comes between words and their elements`() {
        let markup = Tag.p {
            "See "
            Tag.a(.href("index.html")) { "this" }
            "."
        }
        #expect(markup.text == "<p>See <a href=\"index.html\">this</a>.</p>")
    }

    @Test func `Blocks stand on lines of their own`() {
        let markup = Tag.div {
            Tag.h1 { "Title" }
            for name in ["one", "two"] { Tag.p { name } }
        }
        #expect(
            markup.text == """
                <div>
                 <h1>Title</h1>
                 <p>one</p>
                 <p>two</p>
                </div>
                """)
    }

    @Test func `Elements without content have no end`() {
        #expect(Tag.input(.type("radio"), .isChecked).text == "<input type=\"radio\" checked>")
    }

    @Test(
        arguments: zip(
            ["img/größe/a@dark.png", "c/a b.html", "../a%20.png", "#main", "javascript:alert()"],
            [
                "img/gr%C3%B6%C3%9Fe/a@dark.png", "c/a%20b.html", "../a%2520.png", "#main",
                "javascript%3Aalert%28%29",
            ]))
    func `Addresses are written in the letters that they may have`(path: String, address: String) {
        #expect(Attribute.href(path).value == address)
    }

    @Test func `Quoted texts that are read from the right keep to themselves`() {
        #expect(
            Words.markup("`Row`: text 'שלום' → 'عالم 4'; elsewhere 'Sale' → 'New'").text
                == "<code>Row</code>: text <bdi>'שלום'</bdi> → <bdi>'عالم 4'</bdi>; elsewhere 'Sale' → 'New'")
        #expect(Words.markup("it isn't, 'it's'").text == "it isn't, 'it's'")
    }
}
