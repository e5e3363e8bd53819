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
        (["Snapshots/coupon-card/one-image.png"], [0]),
        (["./shop/Snapshots/coupon-card/one-image@dark.json"], [1]),
    ])
    func `Patterns choose snapshots`(patterns: [String], chosen: [Int]) throws {
        #expect(try SnapshotFilter(patterns).select(from: Self.ids) == chosen.map { Self.ids[$0] })
    }

    @Test(arguments: [
        ("cupon-card", "no snapshot matches 'cupon-card'; did you mean 'coupon-card'?"),
        ("card", "no snapshot matches 'card'; did you mean 'coupon-card' or 'listing-card'?"),
        (
            "coupon-card/one-imag",
            "no snapshot matches 'coupon-card/one-imag'; did you mean 'coupon-card/one-image' or "
                + "'coupon-card/two-images' or 'coupon-card/one-image@dark'?"
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
