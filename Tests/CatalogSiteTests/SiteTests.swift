import CatalogSite
import SnapshotStore
import Testing

struct SiteTests {
    @Test func `A site has a page for each component and a file for each picture`() throws {
        let site = try Site(.small())
        #expect(
            site.files.map(\.path) == [
                "c/coupon-card.html", "img/coupon-card/long-title.png", "img/coupon-card/three-images.png",
                "img/coupon-card/three-images@dark.png", "index.html", "index.json", "site.css", "site.js",
            ])
    }

    @Test func `The same content is the same bytes`() throws {
        #expect(try Site(.small()).files == Site(.small()).files)
    }

    @Test func `The contact sheet counts what there is and how it stands`() throws {
        let page = try Site(.small()).text(of: "index.html")
        #expect(page.contains("<p class=\"facts\">1 component · 2 variants · 4 snapshots</p>"))
        #expect(page.contains("<span class=\"standing matches\">2 match</span>"))
        #expect(page.contains("<span class=\"standing missing\">1 without a reference</span>"))
        #expect(page.contains("<span class=\"standing failed\">1 failed to render</span>"))
        #expect(page.contains("<a href=\"c/coupon-card.html\">Coupon card</a>"))
    }

    @Test func `A picture is described, has its size in points and opens its file`() throws {
        let page = try Site(.small()).text(of: "c/coupon-card.html")
        #expect(
            page.contains(
                "<a href=\"../img/coupon-card/three-images@dark.png\"><img class=\"picture\" "
                    + "src=\"../img/coupon-card/three-images@dark.png\" alt=\"Coupon card, Three images, dark\" "
                    + "width=\"120\" height=\"41\" style=\"--width: 120\" loading=\"lazy\"></a>"))
        #expect(page.contains("<span class=\"extent\">120 × 40.5 pt</span>"))
    }

    @Test func `A component that failed says why in place of its picture`() throws {
        let page = try Site(.small()).text(of: "c/coupon-card.html")
        #expect(page.contains("<pre>there is no 'cup' in Catalog/Images</pre>"))
    }

    @Test func `A definition that failed has a card and a page with the reason`() throws {
        var content = try SiteContent.small()
        content.components[0].variants = []
        content.components[0].failure = "no <payload>"
        let site = Site(content)
        for path in ["index.html", "c/coupon-card.html"] {
            let page = try site.text(of: path)
            #expect(page.contains("<pre>no &lt;payload&gt;</pre>"))
            #expect(page.contains("1 component failed to say what they show"))
        }
    }

    @Test func `The elements of a picture are listed`() throws {
        let page = try Site(.small()).text(of: "c/coupon-card.html")
        #expect(
            page.contains(
                "<th scope=\"row\" style=\"--depth: 1\" title=\"Card/Text\">text</th><td>0</td><td>2</td>"
                    + "<td>31.5</td><td>16</td>"))
        #expect(page.contains("<span>content</span> 20% &amp; more"))
    }

    @Test func `Names are escaped wherever they stand`() throws {
        let site = try Site(.small(name: "<b>Shop</b>", title: "Card & \"more\""))
        for path in ["index.html", "c/card-more.html"] {
            let page = try site.text(of: path)
            #expect(!page.contains("<b>") && page.contains("&lt;b&gt;Shop&lt;/b&gt;"))
            #expect(!page.contains("Card & ") && page.contains("Card &amp; &quot;more&quot;"))
            #expect(!page.contains("Long <title>"))
        }
    }

    @Test func `The page links to its neighbours alone`() throws {
        var content = try SiteContent.small()
        content.components += try SiteContent.small(title: "Badge").components
        let first = try Site(content).text(of: "c/coupon-card.html")
        #expect(first.contains("rel=\"next\" href=\"badge.html\"") && !first.contains("rel=\"prev\""))
        let last = try Site(content).text(of: "c/badge.html")
        #expect(last.contains("rel=\"prev\" href=\"coupon-card.html\"") && !last.contains("rel=\"next\""))
    }

    @Test func `The style sheet knows as many modes as a component has`() throws {
        let sheet = try Site(.small()).text(of: "site.css")
        #expect(sheet.contains("#mode-m2:checked") && !sheet.contains("#mode-m3"))
    }

    @Test func `The index for machines has a line for each snapshot`() throws {
        #expect(
            try Site(.small()).text(of: "index.json") == """
                {
                  "vitrine site": 1,
                  "name": "Shop",
                  "components": [
                    {"component": "coupon-card", "name": "Coupon card", "page": "c/coupon-card.html", \
                "source": "shop/Card.swift"}
                  ],
                  "snapshots": [
                    {"component": "coupon-card", "id": "coupon-card/long-title", "mode": "light", \
                "outcome": "missing reference", "picture": "img/coupon-card/long-title.png", \
                "place": "shop/Card.swift:9", "size": [120, 40.5], "variant": "Long <title>"},
                    {"component": "coupon-card", "explanation": "there is no 'cup' in Catalog/Images", \
                "id": "coupon-card/long-title@dark", "mode": "dark", "outcome": "failed to render", \
                "place": "shop/Card.swift:9", "variant": "Long <title>"},
                    {"component": "coupon-card", "id": "coupon-card/three-images", "mode": "light", \
                "outcome": "matched", "picture": "img/coupon-card/three-images.png", \
                "place": "shop/Card.swift:7", "size": [120, 40.5], "variant": "Three images"},
                    {"component": "coupon-card", "id": "coupon-card/three-images@dark", "mode": "dark", \
                "outcome": "matched", "picture": "img/coupon-card/three-images@dark.png", \
                "place": "shop/Card.swift:7", "size": [120, 40.5], "variant": "Three images"}
                  ]
                }

                """)
    }
}
