import MarketplaceDesign
import MarketplaceFeatures
import MarketplaceModel
import Vitrine
import VitrineTesting

/// What people do with the app, step by step, and what is counted of it.
enum InUse_Definition: ViewDefinition {
    static var componentName: String { "In use" }
    static var modes: ModeSelection { [.coarse] }

    static var contentVariants: ContentVariants {
        get throws {
            stepper
            try grid
            try coupon
            try cart
            try product
            try retry
        }
    }

    private static var stepper: ContentVariant {
        Counting().scenario("Stepper") { host in
            try host.button("Increase").tap()
            try host.snapshot("one more")
            try host.button("Increase").tap()
            try host.expect(host.button("Increase").isEnabled == false)
            try host.snapshot("at the maximum")
            try host.button("Decrease").tap()
            try host.expect(host.text("2").exists)
        }
    }

    private static var grid: ContentVariant {
        get throws {
            let events = Recorder<AnalyticsEvent>()
            return host(ListingGrid(collection: try .Previews.forYou), events).scenario(
                "Favorite in a grid"
            ) { host in
                let liked = try host.button("Remove from favorites").count
                try host.button("Add to favorites").element(at: 0).tap()
                try host.expect(host.button("Remove from favorites").count == liked + 1)
                try host.snapshot("one more heart")
                try host.expect(events.values == [AnalyticsEvent("favorite_toggled", ["listing": "l-7"])])
            }
        }
    }

    private static var coupon: ContentVariant {
        get throws {
            let events = Recorder<AnalyticsEvent>()
            return host(CouponCard(coupon: try .Previews.listingCoupon), events).scenario("Coupon") { host in
                try host.button("Claim").tap()
                try host.expect(host.button("Claimed").isEnabled == false)
                try host.snapshot("claimed")
                try host.expect(events.values == [AnalyticsEvent("coupon_claimed", ["coupon": "c-1003"])])
            }
        }
    }

    private static var cart: ContentVariant {
        get throws {
            let events = Recorder<AnalyticsEvent>()
            let screen = host(try ScreenView(.Previews.named("cart")), events)
            return screen.scenario("Cart") { host in
                try host.button("Remove Forest green teapot with two cups").tap()
                try host.expect(host.text("Subtotal, 2 items").exists)
                try host.snapshot("one line")
                try host.button("Save for later").tap()
                try host.expect(host.text("Your cart is empty").exists)
                try host.expect(!host.button("Check out").exists)
                try host.snapshot("saved for later")
                try host.expect(
                    events.values == [
                        AnalyticsEvent("cart_line_removed", ["listing": "l-2"]),
                        AnalyticsEvent("cart_line_saved", ["listing": "l-13"]),
                    ])
            }
            .modes([.coarsePhone])
            .canvas(.device)
        }
    }

    private static var product: ContentVariant {
        get throws {
            let events = Recorder<AnalyticsEvent>()
            let screen = host(try ScreenView(.Previews.named("product")), events)
            return screen.scenario("Variation and quantity") { host in
                try host.expect(host.element(label: "$72.00").count == 2)
                try host.button("Four cups").tap()
                try host.expect(host.element(label: "$108.00").count == 2)
                try host.button("Increase").tap()
                try host.expect(host.element(label: "$216.00").count == 2)
                try host.snapshot("two sets of four cups")
                try host.button("Add to cart").tap()
                try host.expect(
                    events.values == [
                        AnalyticsEvent("added_to_cart", ["listing": "l-2", "count": "2"])
                    ])
            }
            .modes([.coarsePhone])
            .canvas(.margin(0))
        }
    }

    private static var retry: ContentVariant {
        get throws {
            let events = Recorder<AnalyticsEvent>()
            let screens = MockScreenRepository(
                .failure(RepositoryError.offline), .success(try .Previews.named("favorites-empty")))
            let loader = ScreenLoader("favorites")
                .environment(\.env, Env(screens: screens) { events.record($0) })
            return loader.scenario("Failed load tried again") { host in
                try host.expect(host.text("That did not work").exists)
                try host.snapshot("failed")
                try host.button("Try again").tap()
                try host.expect(host.text("No favorite shops yet").exists)
                try host.snapshot("loaded")
                try host.expect(
                    events.values == [
                        AnalyticsEvent("screen_failed", ["screen": "favorites"]),
                        AnalyticsEvent("screen_loaded", ["screen": "favorites"]),
                    ])
            }
            .modes([.coarsePhone])
            .canvas(.device)
        }
    }

    /// A component in an app that keeps what is done and records what is counted.
    private static func host(_ content: some View, _ events: Recorder<AnalyticsEvent>) -> some View {
        let env = Env(screens: MockScreenRepository(.failure(RepositoryError.offline))) { events.record($0) }
        return SessionHost { content }.environment(\.env, env)
    }
}

/// A stepper that keeps its number.
private struct Counting: View {
    @State private var value = 1

    var body: some View {
        NumericStepper("Adults", value: $value, in: 1...3)
    }
}
