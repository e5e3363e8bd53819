import CatalogKit
import Testing
import VitrineComposition
import VitrineExplanations
import VitrineGeometry
import VitrineJSONValues
import VitrineTokenReading

@testable import CatalogSite

struct TokensPageTests {
    private static func themes(_ texts: [(name: String, text: String)]) throws -> [TokenTheme] {
        try texts.map { name, text in
            let file = try TokenFile(Array(text.utf8), named: "a")
            return TokenTheme(name: name, set: try TokenCollection([file]).tokens(in: [:]))
        }
    }

    private static func page() throws -> String {
        var context = SiteContext(name: "Shop")
        context.themes = try themes([
            (
                "light",
                ##"{"palette": {"$type": "color", "10": {"$value": "#112233"}, "9": {"$value": "#fff"}}, "ink": {"$value": "{palette.10}"}, "ground": {"$value": "{palette.9}"}, "gap": {"$type": "dimension", "$value": "8px"}, "<b>": {"$type": "number", "$value": 3}}"##
            ),
            (
                "dark",
                ##"{"palette": {"$type": "color", "10": {"$value": "#112233"}, "9": {"$value": "#fff"}}, "ink": {"$value": "{palette.9}"}, "ground": {"$value": "{palette.10}"}, "gap": {"$type": "dimension", "$value": "6px"}, "<b>": {"$type": "number", "$value": 3}}"##
            ),
        ])
        var outline = try SiteOutline(context)
        let id = try #require(SnapshotID("card/a"))
        outline.add(
            id, mode: .light,
            of: SiteOutline.Component(name: "Card", file: id.component, source: "Card.swift"))
        var page = TokensPage()
        let box = Rect(x: 0, y: 0, width: 10, height: 10)
        page.add(
            InspectedElement.elements(of: [
                NodeDescription(
                    id: "Card:background", depth: 0, kind: "background", box: box, properties: [:]),
                NodeDescription(
                    id: "Card/Text", depth: 1, kind: "text", box: box,
                    properties: ["text": "a", "color": "#112233", "tokens": .record(["color": "ink"])]),
                NodeDescription(
                    id: "Card:background/Rectangle", depth: 1, kind: "shape", box: box,
                    properties: [
                        "shape": "rectangle", "fill": "#ffffff", "tokens": .record(["fill": "ground"]),
                    ]),
            ]), component: 0)
        return page.text(outline)
    }

    @Test func `Colours stand beside each other in all contexts, with what they stand for`() throws {
        let page = try Self.page()
        #expect(page.contains(#"<th scope="col">light</th><th scope="col">dark</th>"#))
        #expect(page.contains(##"fill="#112233" fill-opacity="1"></rect></svg><span>#112233</span>"##))
        #expect(
            page.contains(
                #"<td class="words">palette.10; palette.9</td><td class="words"><a href="c/card.html">Card</a></td>"#
            ))
        // Numbers in names count as numbers.
        let places = [">palette.9</code></th>", ">palette.10</code></th>"].map {
            page.firstRange(of: $0)?.lowerBound
        }
        #expect(try #require(places[0]) < #require(places[1]))
    }

    @Test func `Colours of texts have their contrast on each ground`() throws {
        let page = try Self.page()
        #expect(page.contains("<h2>Contrast, dark</h2>"))
        // #112233 on white.
        #expect(page.contains(#"<span class="status matches">16"#))
    }

    @Test func `Names that say the same number have an order`() throws {
        let names = (1...7).map { String(repeating: "0", count: $0) }
        var context = SiteContext(name: "Shop")
        let values = names.map { #""\#($0)": {"$type": "number", "$value": 1}"# }.joined(separator: ", ")
        context.themes = try Self.themes([("light", "{\(values)}")])
        let page = TokensPage().text(try SiteOutline(context))
        let places = names.compactMap { page.firstRange(of: "<code>\($0)</code>")?.lowerBound }
        #expect(places.count == names.count && places == places.sorted())
    }

    @Test func `Values that differ are told, and what nobody uses`() throws {
        let page = try Self.page()
        #expect(page.contains("8 pt; dark: 6 pt"))
        #expect(page.contains("<h2>Not used by any snapshot (2)</h2>"))
        #expect(page.contains("&lt;b&gt;"))
        #expect(!page.contains("<b>"))
    }
}
