import CatalogKit
import Testing

@testable import CatalogSite

struct ScreensPageTests {
    @Test func `Modules are outlined on their screen and lead to their pages`() throws {
        let page = try SmallSite.whole().text(of: "screens.html")
        // With what the card puts around itself, and without the padding of the module that it stands in.
        #expect(
            page.contains(
                "<a href=\"c/coupon-card-sale.html\" aria-label=\"Coupon card Sale\">"
                    + "<rect x=\"14\" y=\"10\" width=\"92\" height=\"16\" rx=\"4\"></rect>"))
        #expect(page.contains("href=\"c/home-sale.html#large=screen-sale\""))
    }

    @Test func `Without screens there is no page of them`() throws {
        let files = try SmallSite().files()
        #expect(files["screens.html"] == nil && files["index.html"]?.contains("screens.html") == false)
    }

    @Test func `A component's page says what it is made of and what is made of it`() throws {
        let files = try SmallSite.whole().files()
        let card = files["c/coupon-card-sale.html"]
        #expect(card?.contains("<dt>Used in</dt>") == true)
        #expect(card?.contains("<a href=\"home-sale.html\">Home Sale</a>, <a href=") == true)
        #expect(
            files["c/home-sale.html"]?.contains("<dt>Components</dt>") == true)
        #expect(!files.values.contains { $0.contains("<!-- later") })
    }

    @Test func `Steps of a scenario are a strip of numbered frames`() throws {
        let page = try SmallSite.whole().text(of: "c/checkout.html")
        #expect(page.contains("<ol class=\"filmstrip\" aria-label=\"Steps of Paying\">"))
        #expect(page.contains("<span class=\"step\">Cart Sale</span>"))
    }
}
