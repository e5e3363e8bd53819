import CatalogKit
import Testing

struct SnapshotIDTests {
    @Test(arguments: [
        "badge/short", "badge/short@dark", "stepper/two-taps/after-one-tap",
        "stepper/two-taps/after-one-tap@dark",
    ])
    func `An identity is read as it is written`(text: String) {
        #expect(SnapshotID(text)?.description == text)
    }

    @Test(arguments: [
        "", "badge", "badge/", "/short", "a/b/c/d", "badge/short@", "badge/short@dark@rtl",
        "badge@dark/short",
        "Badge/short",
        "badge//step", "badge/../step", "badge/short/../step",
    ])
    func `What is written otherwise is none`(text: String) {
        #expect(SnapshotID(text) == nil)
    }

    @Test func `Steps come after what is no step and before other variants`() {
        let ids = ["a/b/c@dark", "a/c", "a/b/c", "a/b@dark", "a/b", "a/b/d"].compactMap(SnapshotID.init)
        #expect(
            ids.sorted().map(\.description) == ["a/b", "a/b@dark", "a/b/c", "a/b/c@dark", "a/b/d", "a/c"])
    }

    @Test func `A step belongs to the variant in its mode`() {
        #expect(SnapshotID("a/b/c@dark")?.ofVariant == SnapshotID("a/b@dark"))
    }

    @Test(arguments: ["ListingCardTests/soldOut.1", "ListingCardTests/soldOut.with-errors@dark"])
    func `Tests keep their names`(text: String) {
        #expect(SnapshotID.verbatim(text)?.description == text)
        #expect(SnapshotID(text) == nil)
    }

    @Test(arguments: ["../a", "a/.b", "a/b@c@d", "a\n/b", "/b", ""])
    func `What leads elsewhere names no test`(text: String) {
        #expect(SnapshotID.verbatim(text) == nil)
    }
}
