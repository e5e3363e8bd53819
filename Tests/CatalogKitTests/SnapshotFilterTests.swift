import CatalogKit
import Testing

struct SnapshotFilterTests {
    private static let ids = [
        "coupon-card/one-image", "coupon-card/one-image@dark", "coupon-card/two-images",
        "listing-card/plain", "listing-card/plain@dark-rtl",
    ].compactMap(SnapshotID.init)

    @Test(arguments: [
        ([], [0, 1, 2, 3, 4]),
        (["coupon-card"], [0, 1, 2]),
        (["coupon-card/one-image"], [0, 1]),
        (["coupon-card/one-image@light"], [0]),
        (["*/*@dark*"], [1, 4]),
        (["c*/t?o*", "listing-card/*@light"], [2, 3]),
        (["coupon-card/"], [0, 1, 2]),
        (["Snapshots/coupon-card/"], [0, 1, 2]),
        (["Snapshots/coupon-card"], [0, 1, 2]),
        (["coupon-card@dark"], [1]),
        (["*@dark"], [1]),
        (["@dark*"], [1, 4]),
        (["coupon-card/@dark"], [1]),
        (["Snapshots/coupon-card/one-image.png"], [0]),
        (["./shop/Snapshots/coupon-card/one-image@dark.json"], [1]),
    ])
    func `Patterns choose snapshots`(patterns: [String], chosen: [Int]) throws {
        #expect(try SnapshotFilter(patterns).select(from: Self.ids) == chosen.map { Self.ids[$0] })
    }

    private static let steps = [
        "stepper/plain", "stepper/two-taps/after-one-tap", "stepper/two-taps/after-one-tap@dark",
        "stepper/two-taps/after-two-taps", "two-taps/after-one-tap",
    ].compactMap(SnapshotID.init)

    @Test(arguments: [
        (["stepper"], [0, 1, 2, 3]),
        (["stepper/two-taps"], [1, 2, 3]),
        (["stepper/two-taps@dark"], [2]),
        (["stepper/*/after-one-tap"], [1, 2]),
        (["*/*/*@light"], [1, 3]),
        (["stepper/two-taps/after-one-tap@dark"], [2]),
        (["Snapshots/stepper/two-taps/after-two-taps.png"], [3]),
        (["Snapshots/stepper/two-taps/after-one-tap@dark.json"], [2]),
    ])
    func `Patterns choose steps of scenarios`(patterns: [String], chosen: [Int]) throws {
        #expect(try SnapshotFilter(patterns).select(from: Self.steps) == chosen.map { Self.steps[$0] })
    }

    @Test(arguments: [
        ("stepper/two-taps/whatever", true), ("*/*/whatever@dark", false), ("stepper/plain/whatever", false),
        ("Snapshots/stepper/two-taps/whatever.png", true),
        ("Snapshots/stepper/two-taps/whatever@dark.png", false),
    ])
    func `A scenario is chosen by patterns of steps that it may have`(pattern: String, isChosen: Bool) throws
    {
        let scenario = try #require(SnapshotID("stepper/two-taps"))
        let chosen = try? SnapshotFilter([pattern]).select(from: [scenario], scenarios: [scenario])
        #expect(chosen == (isChosen ? [scenario] : nil))
    }

    @Test(arguments: [
        ("cupon-card", "no snapshot matches 'cupon-card'; did you mean 'coupon-card'?"),
        ("card", "no snapshot matches 'card'; did you mean 'coupon-card' or 'listing-card'?"),
        (
            "coupon-card/one-imag",
            "no snapshot matches 'coupon-card/one-imag'; did you mean 'coupon-card/one-image' or "
                + "'coupon-card/two-images'?"
        ),
        ("zzz", "no snapshot matches 'zzz'; 'list' shows all names"),
    ])
    func `A pattern that chooses nothing is an error that helps`(pattern: String, message: String) {
        let error = #expect(throws: CatalogError.self) {
            try SnapshotFilter(["coupon-card", pattern]).select(from: Self.ids)
        }
        #expect(error?.description == message)
    }
}
