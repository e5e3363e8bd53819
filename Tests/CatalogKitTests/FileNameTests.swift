import CatalogKit
import Testing

struct FileNameTests {
    @Test(arguments: [
        ("Shop coupon, three images", "shop-coupon-three-images"),
        ("  100 % off!  ", "100-off"),
        ("Größe XL", "größe-xl"),
        ("TITLE", "title"),
        ("コーヒー", "コーヒー"),
        ("Cafe\u{301}", "caf\u{e9}"),
        ("../../etc/passwd", "etc-passwd"),
        ("a_b.c@d", "a-b-c-d"),
    ])
    func `A file name keeps letters and digits in lower case`(name: String, text: String) throws {
        let file = try #require(FileName(name))
        #expect(Array(file.text.utf8) == Array(text.utf8))
    }

    @Test(arguments: ["", "—", "…!?", String(repeating: "x", count: 121)])
    func `A name without letters, or too long, makes no file name`(name: String) {
        #expect(FileName(name) == nil)
    }
}
