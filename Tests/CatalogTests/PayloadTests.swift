import CatalogKit
import Testing

@testable import MarketplaceModel

/// What a server sends becomes what screens show.
@MainActor
struct PayloadTests {
    private let price = #"{"cents": 3400, "currency": "USD"}"#

    private func listing(_ id: String, price: String?) -> String {
        """
        {"id": "\(id)", "title": "Mug", "shop": "Clay", "image": "stoneware-mug", \
        \(price.map { #""price": \#($0), "# } ?? "")"rating": {"average": 5, "count": 1}, \
        "isFavorite": false, "isSoldOut": false}
        """
    }

    @Test func `A missing required field is an error with its path`() throws {
        let error = try #require(throws: PayloadError.self) {
            try Marketplace.decode(
                Screen.self,
                """
                {"id": "home", "modules": [
                    {"type": "empty", "empty": {"icon": "heart", "title": "Nothing"}},
                    {"type": "grid", "grid": {"header": {"title": "New"}, "listings": [
                        \(listing("a", price: price)), \(listing("b", price: nil))]}}]}
                """)
        }
        #expect(error.reason == .missing)
        #expect("\(error)" == "'modules[1].grid.listings[1].price' is missing")
    }

    @Test func `A module without what its type names is an error with its path`() throws {
        let error = try #require(throws: PayloadError.self) {
            try Marketplace.decode(Screen.self, #"{"id": "home", "modules": [{"type": "hero"}]}"#)
        }
        #expect("\(error)" == "'modules[0].hero' is missing")
    }

    @Test(arguments: [
        (#"{"type": "title", "title": {"title": 7}}"#, "'rows[0].title.title' is not of the type String"),
        (
            #"{"type": "button", "button": {"title": "Go", "prominence": "primary", "destination": "moon"}}"#,
            "'rows[0].button.destination' cannot be read: no page has the path 'moon'"
        ),
    ])
    func `What cannot be read is an error with its path`(row: String, words: String) throws {
        let error = try #require(throws: PayloadError.self) {
            try Marketplace.decode(NetworkPage.self, #"{"rows": [\#(row)]}"#)
        }
        #expect("\(error)" == words)
    }

    @Test(arguments: [
        (
            #"{"type": "photos", "photos": {"images": [], "isFavorite": true, "listing": "l"}}"#,
            "'modules[0].photos.images' cannot be read: there is no picture 0 of 0"
        ),
        (
            #"{"type": "photos", "photos": {"images": ["a"], "shown": 9, "isFavorite": true, "listing": "l"}}"#,
            "'modules[0].photos.shown' cannot be read: there is no picture 9 of 1"
        ),
        (
            #"""
            {"type": "options", "options": {"listing": "l", "price": {"cents": 1, "currency": "USD"}, "variations": [],
                "maximum": 0}}
            """#,
            "'modules[0].options.maximum' cannot be read: 0 is no number of pieces from 1 to 9999"
        ),
        (
            #"""
            {"type": "summary", "summary": {"lines": [{"title": "A", "price": {"cents": 1, "currency": "USD"}}],
                "total": {"title": "B", "price": {"cents": 1, "currency": "EUR"}}}}
            """#,
            "'modules[0].summary.lines' cannot be read: prices of the currencies EUR, USD have no sum"
        ),
    ])
    func `What cannot be shown is an error with its path`(module: String, words: String) throws {
        let error = try #require(throws: PayloadError.self) {
            try Marketplace.decode(Screen.self, #"{"id": "product", "modules": [\#(module)]}"#)
        }
        #expect("\(error)" == words)
    }

    @Test func `A price that no sum could hold is an error with its path`() throws {
        let error = try #require(throws: PayloadError.self) {
            try Marketplace.decode(
                SummaryModule.Line.self,
                #"{"title": "A", "price": {"cents": 9223372036854775807, "currency": "USD"}}"#)
        }
        #expect(
            "\(error)"
                == "'price.cents' cannot be read: 9223372036854775807 is no price; it has at most 100000000000 cents"
        )
    }

    @Test func `A missing optional field leaves its part out`() throws {
        let screen = try Marketplace.decode(
            Screen.self,
            #"{"id": "home", "modules": [{"type": "hero", "hero": {"image": "teapot", "title": "Slow"}}]}"#)
        guard case .hero(let hero) = screen.modules(isLandscape: false)[0] else {
            Issue.record("the module is no hero")
            return
        }
        #expect(hero.subtitle == nil && hero.link == nil)
        #expect(screen.navigation == nil && screen.bottomBar == nil && screen.tab == nil)
    }

    @Test func `A type that is not known is kept by its name`() throws {
        let screen = try Marketplace.decode(
            Screen.self,
            #"{"id": "home", "modules": [{"type": "auction", "auction": {"lot": 7}}, {"type": "quiz"}]}"#)
        let types = screen.modules(isLandscape: false).map { module in
            if case .unknown(let type) = module { type } else { "" }
        }
        #expect(types == ["auction", "quiz"])
    }

    @Test func `A phone on its side has modules of its own where the server sends some`() throws {
        let screen = try Marketplace.decode(
            Screen.self,
            #"{"id": "home", "modules": [{"type": "a"}, {"type": "b"}], "landscapeModules": [{"type": "c"}]}"#
        )
        #expect(screen.modules(isLandscape: false).count == 2)
        #expect(screen.modules(isLandscape: true).count == 1)
    }

    @Test func `Rows of text are parted by lines, empty rows are left out, and the last row tells of more`()
        throws
    {
        let page = try Marketplace.decode(
            NetworkPage.self,
            """
            {"rows": [
                {"type": "title", "title": {"title": "Results"}},
                {"type": "listing", "listing": \(listing("a", price: price))},
                {"type": "carousel", "carousel": {"title": "Nothing", "listings": []}},
                {"type": "listing", "listing": \(listing("b", price: price))},
                {"type": "chips", "chips": {"id": "none", "chips": []}},
                {"type": "auction"}], "next": "page/2"}
            """)
        #expect(
            [Row](page).map(\.id) == [
                "title/Results", "listing/a", "divider/listing/a", "listing/b", "unknown/auction/5",
                "loading",
            ])
    }

    @Test func `The rows of a last page end with a row`() throws {
        let page = try Marketplace.decode(
            NetworkPage.self, #"{"rows": [{"type": "title", "title": {"title": "Results"}}]}"#)
        #expect([Row](page).map(\.id) == ["title/Results"])
    }

    @Test(arguments: [
        ("listing/l-7", Destination.listing(id: "l-7")), ("shop/Holm & Hazel", .shop(name: "Holm & Hazel")),
        ("cart", .cart), ("article/a/b", .article(id: "a/b")),
    ])
    func `A path leads to a page`(path: String, destination: Destination) {
        #expect(Destination(path: path) == destination)
    }

    @Test(arguments: ["", "moon", "listing", "listing/", "cart/3"])
    func `A path of no page leads nowhere`(path: String) {
        #expect(Destination(path: path) == nil)
    }
}
