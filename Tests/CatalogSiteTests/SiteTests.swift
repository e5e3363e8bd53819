import CatalogKit
import RunRecords
import SnapshotRuns
import Testing
import VitrineHashing

@testable import CatalogSite

struct SiteTests {
    /// The one picture, named by its content.
    private static let picture = "img/\(contentHash(of: SnapshotDrawing.smallPicture.bytes)).png"

    @Test func `A site has a page for each component and one file for equal pictures`() throws {
        #expect(
            try SmallSite().files().keys.sorted() == [
                "c/coupon-card.html", "health.html", Self.picture, "index.html", "index.json",
                "manifest.json", "search-data.js", "site.css", "site.js", "uses.html",
            ])
    }

    @Test func `The same content is the same bytes`() throws {
        #expect(try SmallSite().files() == SmallSite().files())
    }

    @Test func `The contact sheet counts what there is and how it stands`() throws {
        let page = try SmallSite().text(of: "index.html")
        #expect(page.contains("<p class=\"facts\">1 component · 2 variants · 4 snapshots</p>"))
        #expect(page.contains("<span class=\"status matches\">2 match</span>"))
        #expect(page.contains("<span class=\"status missing\">1 without a reference</span>"))
        #expect(page.contains("<span class=\"status failed\">1 failed to render</span>"))
        #expect(page.contains("<a href=\"c/coupon-card.html\">Coupon card</a>"))
    }

    @Test func `A picture is described, has its size in points and opens its file`() throws {
        let page = try SmallSite().text(of: "c/coupon-card.html")
        #expect(
            page.contains(
                "<a href=\"../\(Self.picture)\"><img class=\"picture\" "
                    + "src=\"../\(Self.picture)\" alt=\"Coupon card, Three images, dark\" "
                    + "width=\"120\" height=\"41\" loading=\"lazy\"></a>"))
        #expect(page.contains("<span class=\"extent\">120 × 40.5 pt</span>"))
    }

    @Test func `A component that failed says why in place of its picture`() throws {
        let page = try SmallSite().text(of: "c/coupon-card.html")
        #expect(page.contains("<pre>there is no 'cup' in Catalog/Images</pre>"))
    }

    @Test func `A definition that failed has a card and a page with the reason`() throws {
        var site = try SmallSite()
        site.snapshots = []
        site.failures = [
            DefinitionFailure(
                component: try #require(FileName("coupon-card")), definition: "Card", reason: "no <payload>")
        ]
        for path in ["index.html", "c/coupon-card.html"] {
            let page = try site.text(of: path)
            #expect(page.contains("<pre>no &lt;payload&gt;</pre>"))
            #expect(page.contains("1 component failed to say what it shows"))
        }
    }

    @Test func `The elements of a picture are listed`() throws {
        let page = try SmallSite().text(of: "c/coupon-card.html")
        #expect(
            page.contains(
                "<th scope=\"row\" class=\"d2\" title=\"Card/HStack/Text\">"
                    + "text '20% &amp; &lt;b&gt;more&lt;/b&gt;&lt;/script&gt;'</th>"
                    + "<td>12</td><td>10</td><td>31.5</td><td>16</td>"))
        #expect(page.contains("<span>color</span> #777777"))
        #expect(page.contains("<span class=\"property\">padding 8 pt</span>"))
    }

    @Test func `Names are escaped wherever they stand`() throws {
        let site = try SmallSite(name: "<b>Shop</b>", title: "Card & \"more\"")
        for path in ["index.html", "c/card-more.html"] {
            let page = try site.text(of: path)
            #expect(!page.contains("<b>Shop") && page.contains("&lt;b&gt;Shop&lt;/b&gt;"))
            #expect(!page.contains("Card & ") && page.contains("Card &amp; &quot;more&quot;"))
            #expect(!page.contains("Long <title>"))
        }
    }

    @Test func `The page links to its neighbours alone`() throws {
        var site = try SmallSite()
        site.snapshots += try SmallSite(title: "Badge").snapshots
        let first = try site.text(of: "c/coupon-card.html")
        #expect(first.contains("rel=\"next\" href=\"badge.html\"") && !first.contains("rel=\"prev\""))
        let last = try site.text(of: "c/badge.html")
        #expect(last.contains("rel=\"prev\" href=\"coupon-card.html\"") && !last.contains("rel=\"next\""))
    }

    @Test func `The style sheet knows as many modes as a component has`() throws {
        let sheet = try SmallSite().text(of: "site.css")
        #expect(sheet.contains("#_mode-m2:checked") && !sheet.contains("#_mode-m3"))
    }

    @Test func `The manifest has a line for each snapshot`() throws {
        #expect(
            try SmallSite().text(of: "manifest.json") == """
                {
                  "vitrine manifest": 1,
                  "name": "Shop",
                  "components": [
                    {"component": "coupon-card", "name": "Coupon card", "page": "c/coupon-card.html", \
                "source": "shop/Card.swift"}
                  ],
                  "snapshots": [
                    {"component": "coupon-card", "id": "coupon-card/long-title", "mode": "light", \
                "outcome": "missing reference", "picture": "\(Self.picture)", \
                "place": "shop/Card.swift:9", "size": [120, 40.5], "variant": "Long <title>"},
                    {"component": "coupon-card", "explanation": "there is no 'cup' in Catalog/Images", \
                "id": "coupon-card/long-title@dark", "mode": "dark", "outcome": "failed to render", \
                "place": "shop/Card.swift:9", "variant": "Long <title>"},
                    {"component": "coupon-card", "id": "coupon-card/three-images", "mode": "light", \
                "outcome": "matched", "picture": "\(Self.picture)", \
                "place": "shop/Card.swift:7", "size": [120, 40.5], "variant": "Three images"},
                    {"component": "coupon-card", "id": "coupon-card/three-images@dark", "mode": "dark", \
                "outcome": "matched", "picture": "\(Self.picture)", \
                "place": "shop/Card.swift:7", "size": [120, 40.5], "variant": "Three images"}
                  ]
                }

                """)
    }

    @Test func `A component with many variants has several pages that lead to each other`() throws {
        var site = try SmallSite()
        site.snapshots = []
        for number in 0..<130 { try site.add("Badge", "Number \(number)", line: 3) { _ in .matched } }
        let files = try site.files()
        let pages = ["c/badge.html", "c/badge.2.html", "c/badge.3.html"]
        #expect(files.keys.filter { $0.hasPrefix("c/") }.sorted() == pages.sorted())
        for number in 0..<130 {
            let holders = pages.filter { files[$0]?.contains("id=\"number-\(number)\"") == true }
            #expect(holders.count == 1, "\(number) is on \(holders)")
        }
        #expect(files["c/badge.2.html"]?.contains("rel=\"prev\" href=\"badge.html\"") == true)
        #expect(files["c/badge.2.html"]?.contains("rel=\"next\" href=\"badge.3.html\"") == true)
        #expect(files["c/badge.3.html"]?.contains("Page 3 of 3") == true)
        #expect(files["index.html"]?.contains("130 variants · 260 snapshots") == true)
    }

    @Test func `Many components are on several contact sheets, and no menu holds them all`() throws {
        var site = try SmallSite()
        site.snapshots = []
        for number in 0..<210 { try site.add("Card \(number)", "Only", line: 3) { _ in .matched } }
        let files = try site.files()
        let sheets = ["index.html", "index-2.html"]
        for number in 0..<210 {
            #expect(sheets.count { files[$0]?.contains("href=\"c/card-\(number).html\"") == true } == 1)
        }
        #expect(files["index-2.html"]?.contains("rel=\"prev\" href=\"index.html\"") == true)
        let page = try #require(files["c/card-100.html"])
        #expect(page.split(separator: "<li>").count <= 62)
        #expect(page.contains("All components"))
    }

    @Test func `The index has a story for each variant, as Storybook's has`() throws {
        #expect(
            try SmallSite().text(of: "index.json") == """
                {
                  "vitrine site": 2,
                  "v": 5,
                  "entries": {
                    "coupon-card--three-images": {"id": "coupon-card--three-images", \
                "importPath": "./shop/Card.swift", "name": "Three images", "tags": [], \
                "title": "Coupon card", "type": "story"},
                    "coupon-card--long-title": {"id": "coupon-card--long-title", \
                "importPath": "./shop/Card.swift", "name": "Long <title>", "tags": [], \
                "title": "Coupon card", "type": "story"}
                  }
                }

                """)
    }

    @Test func `No page of the sheet is large, however many components there are`() throws {
        var site = try SmallSite()
        site.snapshots = []
        for component in 0..<120 {
            for variant in 0..<8 {
                try site.add("Card \(component)", "Variant \(variant)", line: 3) { _ in .matched }
            }
        }
        let files = try site.files()
        let sheets = files.filter { $0.key.hasPrefix("index") && $0.key.hasSuffix(".html") }
        #expect(sheets.count > 1)
        for (path, text) in sheets { #expect(text.utf8.count < 300_000, "\(path)") }
        for component in 0..<120 {
            #expect(sheets.values.count { $0.contains("href=\"c/card-\(component).html\"") } == 1)
        }
    }

    @Test func `Health lists what is not as approved and what is hard to read`() throws {
        let page = try SmallSite().text(of: "health.html")
        #expect(
            page.contains(
                "<a href=\"c/coupon-card.html#large=long-title\">Coupon card, Long &lt;title&gt;, light</a>"
            ))
        #expect(page.contains("<span>failed to render: there is no 'cup' in Catalog/Images</span>"))
        // In each of the three pictures.
        #expect(page.contains("contrast 4.47 : 1 on #ffffff, needs 4.5 : 1 (3 times)"))
    }

    @Test func `Uses lists the components beside each view`() throws {
        let page = try SmallSite().text(of: "uses.html")
        #expect(page.contains("<code>Card</code>"))
        #expect(page.contains("<a href=\"c/coupon-card.html\">Coupon card</a>"))
    }
}
