import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineRendering
import VitrineTesting
import VitrineTypesetting
import VitrineViews

@testable import MarketplaceFeatures
@testable import MarketplaceModel

/// Screens in use: what loads, what fails and is tried again, what taps change.
@MainActor
struct ScreenTests {
    private func screen(_ name: String) throws -> Screen {
        try Marketplace.reading { try .Previews.named(name) }
    }

    private func host(_ view: some View) throws -> VitrineTesting.Host {
        try VitrineTesting.Host(
            view, mode: .light.size(width: 393), canvas: .margin(0))
    }

    @Test func `A screen that fails is tried again`() throws {
        let screens = MockScreenRepository(
            .failure(RepositoryError.offline), .success(try screen("favorites-empty")))
        let host = try host(ScreenLoader("favorites").environment(\.env, Env(screens: screens)))
        #expect(try host.text("That did not work").exists)
        try host.button("Try again").tap()
        #expect(try host.text("No favorite shops yet").exists)
        #expect(try !host.text("That did not work").exists)
    }

    @Test func `A repository decodes what the server sends for a path`() async throws {
        let json = #"{"id": "home", "modules": [{"type": "auction"}]}"#
        let screens = ServerScreenRepository { path in
            #expect(path == "screens/home")
            return Data(json.utf8)
        }
        #expect(try await screens.screen("home").id == "home")
    }

    @Test func `Variation and quantity change the price on the page and in the bar`() throws {
        let host = try host(ScreenView(try screen("product")))
        #expect(try host.element(label: "$72.00").count == 2)
        try host.button("Four cups").tap()
        try host.button("Increase").tap()
        #expect(try host.element(label: "$216.00").count == 2)
        #expect(try host.text("Forest, Four cups").exists)
    }

    @Test func `Adding to the cart is counted and leads to the cart`() throws {
        var (actions, events): ([Action], [AnalyticsEvent]) = ([], [])
        let env = Env(screens: MockScreenRepository(.failure(RepositoryError.offline))) { events.append($0) }
        let screen = try screen("product")
        let host = try host(
            SessionHost { ScreenView(screen) }
                .environment(\.performAction, PerformAction { actions.append($0) })
                .environment(\.env, env))
        try host.button("Add to cart").tap()
        #expect(actions == [.addToCart(listing: "l-2", count: 1), .open(.cart)])
        #expect(events == [AnalyticsEvent("added_to_cart", ["listing": "l-2", "count": "1"])])
    }

    @Test func `Events of an ad reach the log of the app`() throws {
        var events: [AnalyticsEvent] = []
        let env = Env(screens: MockScreenRepository(.failure(RepositoryError.offline))) { events.append($0) }
        let host = try host(
            SessionHost { RowView(row: Row.Previews.ad) }.environment(\.env, env))
        try host.button("Visit the shop").tap()
        #expect(events == [AnalyticsEvent("ad_opened", ["ad": "ad-7"])])
    }

    @Test func `A heart in a grid is filled by a tap and emptied by the next`() throws {
        let module = try Marketplace.reading { try ListingsModule.Previews.one }
        let host = try host(SessionHost { ListingShelf(module: module) })
        let isFavorite = module.listings[0].isFavorite
        let labels = ["Add to favorites", "Remove from favorites"]
        try host.button(labels[isFavorite ? 1 : 0]).tap()
        try host.button(labels[isFavorite ? 0 : 1]).tap()
        #expect(try host.button(labels[isFavorite ? 1 : 0]).exists)
    }

    @Test func `A coupon is claimed once`() throws {
        let coupon = try Marketplace.reading { try Coupon.Previews.listingCoupon }
        let host = try host(SessionHost { CouponCard(coupon: coupon) })
        try host.button("Claim").tap()
        #expect(try host.button("Claimed").exists)
        #expect(try !host.button("Claim").exists)
    }

    @Test func `A cart can be emptied`() throws {
        let host = try host(ScreenView(try screen("cart")))
        try host.button("Remove Linen cushion cover").tap()
        #expect(try host.text("Subtotal, 1 item").exists)
        try host.button("Save for later").tap()
        #expect(try host.text("Your cart is empty").exists)
        #expect(try !host.button("Check out").exists)
    }

    @Test func `Tabs and links lead through the app`() throws {
        let screens = ScreensByName(
            screens: ["home": try screen("home"), "deals": try screen("deals"), "cart": try screen("cart")])
        let navigator = Navigator(tab: .home)
        let host = try host(MarketplaceRoot(navigator: navigator).environment(\.env, Env(screens: screens)))
        #expect(try host.text("Slow mornings").exists)
        try host.button("Deals").tap()
        #expect(try host.text("Extra special deals").exists)
        try host.button("Go to cart").tap()
        #expect(try host.text("Saved for later").exists)
        try host.button("Back").tap()
        #expect(try host.text("Extra special deals").exists)
    }

    @Test func `A module of a type that is not known is a placeholder and a finding`() throws {
        let host = try host(ScreenView(try screen("activity")))
        #expect(try host.text("Unknown module \"auction\"").exists)
        #expect(
            host.composed.findings.map { "\($0)" } == [
                "this version of the app does not know the module type 'auction'"
            ])
    }
}

/// Screens that are there at once.
private struct ScreensByName: ScreenRepository {
    let screens: [String: Screen]

    func screen(_ id: String) async throws -> Screen {
        guard let screen = screens[id] else { throw RepositoryError.offline }
        return screen
    }
}
