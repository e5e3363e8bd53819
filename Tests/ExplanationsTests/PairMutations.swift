import VitrineComposition
import VitrineJSONValues

/// Two changes of one component at once, each of which has to be told and nothing else.
enum PairMutations {
    static func all() throws -> [Mutation] {
        let coupon = try References.nodes("coupon-card/listing-coupon")
        let row = try References.nodes("list-row/value-and-chevron@dark")
        let name =
            coupon[try coupon.position(of: "CouponCard/VStack/HStack/VStack/Text")].properties["text"]?
            .description ?? ""
        let offer =
            coupon[try coupon.position(of: "CouponCard/VStack/HStack/VStack/Badge/Text")].properties["text"]?
            .description ?? ""
        let badge = "CouponCard/VStack/HStack/VStack/Badge/Text:background"
        let title = try coupon.position(of: "CouponCard/VStack/HStack/VStack/Text")
        let spacing = try coupon.position(of: "CouponCard/VStack/HStack")
        let rowTitle = try row.position(of: "ListRow/Button/ButtonLabel/HStack/VStack/Text")
        let heading = row[rowTitle].properties["text"]?.description ?? ""
        let chevron = "ListRow/Button/ButtonLabel/HStack/DisclosureChevron/Image"
        return [
            Mutation(
                "a text and a spacing", coupon,
                coupon.setting("text", "Two vases", at: title).setting("spacing", 20, at: spacing),
                texts: [
                    "`CouponCard` > `HStack` with 'Two vases': spacing 12 → 20 pt",
                    "`CouponCard`: text '\(name)' → 'Two vases'",
                ]),
            Mutation(
                "a badge gone and a font", coupon,
                try coupon.setting("font size", 20, at: title).removing(badge),
                texts: [
                    "`CouponCard`: `Badge` '\(offer)' removed",
                    "`CouponCard` > text '\(name)': font size 17 → 20 pt",
                ]),
            Mutation(
                "a color and a chevron gone", row,
                try row.setting("color", "#123456", at: rowTitle).removing(chevron),
                texts: [
                    "`ListRow` > text '\(heading)': color #f5f1ea → #123456",
                    "`ListRow`: `DisclosureChevron` icon 'chevron-right' removed",
                ]),
        ]
    }
}
