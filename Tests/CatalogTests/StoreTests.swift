import Testing

@testable import MarketplaceModel

/// States change through messages alone.
@MainActor
struct StoreTests {
    @Test func `The price follows the choices and the quantity`() {
        let store = OptionsState.Store(OptionsState(.Previews.teapot), reduce: OptionsState.reduce)
        #expect(store.value.price.cents == 7200)
        #expect(store.value.chosenTitles == ["Forest", "Two cups"])
        store.send(.choose("four cups", variation: "set"))
        store.send(.setCount(3))
        #expect(store.value.price.cents == 3 * 10_800)
        #expect(store.value.formerPrice?.cents == 3 * 12_600)
    }

    @Test(arguments: [(0, 1), (4, 4), (9, 4)])
    func `A quantity stays within what one buyer can have`(wanted: Int, count: Int) {
        let store = OptionsState.Store(OptionsState(.Previews.teapot), reduce: OptionsState.reduce)
        store.send(.setCount(wanted))
        #expect(store.value.count == count)
    }

    @Test func `What is sold out is not chosen at first`() {
        let options = OptionsModule(
            listing: "l", price: Price(cents: 100, currency: "USD"), formerPrice: nil, note: nil,
            variations: [
                .init(
                    id: "size", title: "Size",
                    choices: [
                        .init(id: "s", title: "Small", surcharge: nil, isSoldOut: true),
                        .init(id: "l", title: "Large", surcharge: nil, isSoldOut: nil),
                    ])
            ], maximum: 1)
        #expect(OptionsState(options).chosenTitles == ["Large"])
    }

    @Test func `Lines of a cart are kept for later, moved back, counted and removed`() throws {
        let module = try Marketplace.reading { try CartModule.Previews.two }
        let store = CartState.Store(CartState(module), reduce: CartState.reduce)
        #expect(store.value.count == 7)
        #expect(store.value.subtotal?.cents == 7200 + 6 * 3400)
        store.send(.saveForLater(id: "l-2"))
        #expect(store.value.lines.map(\.id) == ["l-1"] && store.value.saved.map(\.id) == ["l-2"])
        store.send(.setCount(99, id: "l-1"))
        store.send(.moveToCart(id: "l-2"))
        store.send(.setCount(2, id: "l-2"))
        #expect(store.value.lines.map(\.count) == [6, 2])
        store.send(.remove(id: "l-1"))
        store.send(.remove(id: "l-2"))
        #expect(store.value.lines.isEmpty && store.value.saved.isEmpty)
        #expect(store.value.subtotal == nil)
    }

    @Test func `A summary follows the cart`() throws {
        let cart = CartState(try Marketplace.reading { try CartModule.Previews.two })
        let summary = SummaryModule.Previews.withDiscount.following(cart)
        #expect(summary?.lines.map(\.title) == ["7 items", "Coupon LINEN8", "Shipping"])
        #expect(summary?.total.price.cents == 7200 + 6 * 3400 - 800)
        #expect(SummaryModule.Previews.withDiscount.following(CartState(.Previews.empty)) == nil)
    }

    @Test func `A second tap takes a favorite back`() throws {
        let listing = try Marketplace.reading { try Listing.Previews.teapot }
        var session = Session()
        Session.reduce(&session, .toggleFavorite(id: listing.id))
        #expect(session.isFavorite(listing) != listing.isFavorite)
        Session.reduce(&session, .toggleFavorite(id: listing.id))
        #expect(session.isFavorite(listing) == listing.isFavorite)
    }

    @Test func `A navigator goes forth and back`() {
        let navigator = Navigator(tab: .home)
        navigator.open(.listing(id: "l-2"))
        navigator.open(.cart)
        navigator.goBack()
        #expect(navigator.path == [.listing(id: "l-2")])
        navigator.choose(.deals)
        #expect(navigator.tab == .deals && navigator.path.isEmpty)
        navigator.goBack()
        #expect(navigator.path.isEmpty)
    }
}
