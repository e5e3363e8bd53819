import VitrineComposition
import VitrineGeometry
import VitrineJSONValues

/// Mutations of elements and modifiers: gone, come, swapped, put into something, in another order.
enum ElementMutations {
    static func all() throws -> [Mutation] {
        try elements() + modifiers() + structures() + refactorings() + identities()
    }

    /// Elements with what they are called, `%t` for their text, taken away and added.
    private static func elements() throws -> [Mutation] {
        let row = "ListRow/Button/ButtonLabel/HStack"
        let cases: [(reference: String, element: String, name: String)] = [
            (
                "coupon-card/listing-coupon", "CouponCard/VStack/HStack/VStack/Badge/Text:background",
                "`CouponCard`: `Badge` %t"
            ),
            (
                "coupon-card/listing-coupon@dark", "CouponCard/VStack/HStack/VStack/Text[2]",
                "`CouponCard`: text %t"
            ),
            (
                "coupon-card/listing-coupon", "CouponCard/VStack/HStack[2]/VStack/Text",
                "`CouponCard`: text %t"
            ),
            (
                "list-row/value-and-chevron", "\(row)/DisclosureChevron/Image",
                "`ListRow`: `DisclosureChevron` icon 'chevron-right'"
            ),
            ("list-row/value-and-chevron", "\(row)/VStack/Text[2]", "`ListRow`: text %t"),
            (
                "list-row/value-and-chevron", "\(row)/LeadingView/Image:background",
                "`ListRow`: `LeadingView` icon 'globe'"
            ),
            (
                "numeric-stepper/in-the-middle", "NumericStepper/HStack/VStack/Text[2]",
                "`NumericStepper`: text %t"
            ),
            (
                "numeric-stepper/in-the-middle", "NumericStepper/HStack/HStack/Button[2]/Image:opacity",
                "`NumericStepper`: button icon 'plus'"
            ),
            (
                "listing-grid/nothing-yet", "ListingGrid/VStack/EmptyShelf/VStack:background",
                "`ListingGrid`: `EmptyShelf` %t"
            ),
            (
                "listing-grid/nothing-yet", "ListingGrid/VStack/EmptyShelf/VStack/Text",
                "`EmptyShelf`: text %T"
            ),
            (
                "listing-grid/four-listings", "ListingGrid/VStack/SectionHeader/HStack/Button/Text:opacity",
                "`SectionHeader`: button %t"
            ),
        ]
        return try cases.flatMap { reference, element, name in
            let nodes = try References.nodes(reference)
            let without = try nodes.removing(element)
            let inner = nodes[nodes.subtree(at: try nodes.position(of: element))]
            let text = inner.lazy.compactMap { $0.properties["text"]?.description }.first ?? ""
            let name = name.replacing("%t", with: quoted(text, 40)).replacing("%T", with: quoted(text, 80))
            return [
                Mutation("remove \(element)", nodes, without, texts: ["\(name) removed"]),
                Mutation("add \(element)", without, nodes, texts: ["\(name) added"]),
            ]
        }
    }

    private static func quoted(_ text: String, _ limit: Int) -> String {
        text.count > limit ? "'\(text.prefix(limit - 1))…'" : "'\(text)'"
    }

    /// Modifiers with what they are called, taken away and added.
    private static func modifiers() throws -> [Mutation] {
        let kinds: [(kind: String, words: String)] = [
            ("clip", "clip to rounded rectangle with corner radius 12 pt"), ("opacity", "opacity 45 %"),
            ("shadow", "shadow #000000 at 6 %, radius 12 pt, offset (0, 6)"), ("blur", "blur 6 pt"),
            ("rotation", "rotation 15°"), ("scale", "scale (0.6, 1)"), ("blend mode", "blend mode multiply"),
            ("brightness", "brightness 0.2"), ("hue rotation", "hue rotation 120°"),
            ("color invert", "color invert"),
            ("layout priority", "layout priority 1"), ("frame", "frame 48 × 48 pt"),
            ("flexible frame", "maximum width infinite"), ("padding", "padding 16 pt"),
            ("offset", "offset (0, 10)"), ("aspect ratio", "content mode fill"),
        ]
        var mutations: [Mutation] = []
        let references = try References.all()
        for (kind, words) in kinds {
            let found = references.lazy.compactMap { id, nodes in
                nodes.indices.first { nodes[$0].kind == kind && matches(nodes[$0], words) }.map {
                    (id, nodes, $0)
                }
            }
            guard let (id, nodes, position) = found.first else { continue }
            let element = elementID(nodes[position].id)
            let without = nodes.unmodified(at: position)
            mutations.append(
                Mutation(
                    "remove \(kind) in \(id)", nodes, without, [.ending("\(words) removed", element: element)]
                ))
            mutations.append(
                Mutation(
                    "add \(kind) in \(id)", without, nodes, [.ending("\(words) added", element: element)]))
        }
        return mutations
    }

    private static func matches(_ node: NodeDescription, _ words: String) -> Bool {
        switch node.kind {
        case "clip": node.properties["corner radius"] == 12
        case "blur": node.properties["radius"] == 6
        case "offset": node.properties["y"] == 10
        case "opacity": node.properties["opacity"] == 0.45
        case "frame": node.properties["width"] == 48 && node.properties["height"] == 48
        case "flexible frame": node.properties["maximum width"] != nil && node.properties.count == 2
        case "padding": node.properties["all edges"] == 16
        case "aspect ratio": node.properties["ratio"] == nil
        default: true
        }
    }

    private static func elementID(_ id: String) -> String {
        String(id[..<(id.lastIndex(of: ":") ?? id.endIndex)])
    }

    private static func node(
        _ id: String, _ kind: String, _ properties: [String: JSONValue] = [:],
        _ size: Size = Size(width: 40, height: 20)
    ) -> NodeDescription {
        NodeDescription(
            id: id, depth: 0, kind: kind, box: Rect(origin: .zero, size: size), properties: properties)
    }

    private static func structures() throws -> [Mutation] {
        let coupon = try References.nodes("coupon-card/listing-coupon")
        let row = try References.nodes("list-row/value-and-chevron")
        let stack = try row.position(of: "ListRow/Button/ButtonLabel/HStack/VStack")
        let (title, detail) = (stack + 1, stack + 2)
        let icon = node(
            "ListRow/Button/ButtonLabel/HStack/VStack/HStack/Image", "icon",
            ["icon": "bell", "color": "#221f1b", "content": "00"])
        let text = row[detail].properties["text"]?.description ?? ""
        let heading = row[title].properties["text"]?.description ?? ""
        let offerTitle =
            coupon[try coupon.position(of: "CouponCard/VStack/HStack/VStack/Text")].properties["text"]?
            .description ?? ""
        var turned = coupon
        let offer = try turned.position(of: "CouponCard/VStack/HStack")
        turned[offer].kind = "vstack"
        for index in turned.indices {
            turned[index].id = turned[index].id.replacing(
                "CouponCard/VStack/HStack/", with: "CouponCard/VStack/VStack/")
            turned[index].id = turned[index].id.replacing(
                "CouponCard/VStack/HStack:", with: "CouponCard/VStack/VStack:")
        }
        turned[offer].id = "CouponCard/VStack/VStack"
        var rounded = coupon
        let capsule = try rounded.position(
            of: "CouponCard/VStack/HStack/VStack/Badge/Text:background/Capsule")
        rounded[capsule].id = "CouponCard/VStack/HStack/VStack/Badge/Text:background/RoundedRectangle"
        rounded[capsule].properties.merge([
            "shape": "rounded rectangle", "corner radius": 6, "corners": "continuous",
        ]) { $1 }
        let price = node(
            "ListRow/Button/ButtonLabel/HStack/TrailingView/Image", "icon", ["icon": "bell", "content": "00"])
        let value = try row.position(of: "ListRow/Button/ButtonLabel/HStack/TrailingView/Text")
        var replaced = row
        replaced[value] = price
        (replaced[value].depth, replaced[value].component) = (row[value].depth, row[value].component)
        return [
            Mutation(
                "swap title and detail", row, row.swapping(title, detail),
                texts: [
                    "`ListRow`: text '\(heading)' moved to the end"
                ]),
            Mutation(
                "detail into a row with an icon", row,
                row.wrapping(
                    detail,
                    in: node("ListRow/Button/ButtonLabel/HStack/VStack/HStack", "hstack", ["spacing": 4]),
                    beside: icon),
                texts: ["`ListRow`: text '\(text)' put into `HStack` with icon 'bell'"]),
            Mutation(
                "detail out of a row with an icon",
                row.wrapping(
                    detail,
                    in: node("ListRow/Button/ButtonLabel/HStack/VStack/HStack", "hstack", ["spacing": 4]),
                    beside: icon), row,
                texts: ["`ListRow`: text '\(text)' taken out of `HStack` with icon 'bell'"]),
            Mutation(
                "row to column", coupon, turned,
                texts: [
                    "`CouponCard` > `VStack` with '\(offerTitle)': HStack → VStack"
                ]),
            Mutation(
                "column to row", turned, coupon,
                texts: [
                    "`CouponCard` > `HStack` with '\(offerTitle)': VStack → HStack"
                ]),
            Mutation(
                "capsule to rounded rectangle", coupon, rounded,
                texts: [
                    "`Badge`: background capsule → rounded rectangle with corner radius 6 pt"
                ]),
            Mutation(
                "rounded rectangle to capsule", rounded, coupon,
                texts: [
                    "`Badge`: background rounded rectangle with corner radius 6 pt → capsule"
                ]),
            Mutation(
                "text to icon", row, replaced,
                texts: [
                    "`TrailingView`: text '\(row[value].properties["text"]?.description ?? "")' replaced by icon 'bell'"
                ]),
        ]
    }

    /// Other source, same picture: nothing must be told.
    private static func refactorings() throws -> [Mutation] {
        let coupon = try References.nodes("coupon-card/listing-coupon")
        var renamed = coupon
        for index in renamed.indices {
            renamed[index].id = renamed[index].id.replacing("/Badge/", with: "/Tag/")
        }
        let both = try coupon.position(of: "CouponCard/VStack/HStack/VStack/Badge/Text:padding[2]")
        var merged = coupon.unmodified(at: both)
        merged[both].id = "CouponCard/VStack/HStack/VStack/Badge/Text:padding"
        merged[both].properties = ["top": 4, "bottom": 4, "leading": 8, "trailing": 8]
        var neutral = coupon
        let text = try neutral.position(of: "CouponCard/VStack/HStack/VStack/Text")
        neutral = neutral.wrapping(
            text,
            in: node(
                "CouponCard/VStack/HStack/VStack/Text:opacity", "opacity", ["opacity": 1],
                coupon[text].box.size))
        var alone = coupon.wrapping(
            text,
            in: node(
                "CouponCard/VStack/HStack/VStack/VStack", "vstack", ["alignment": "center"],
                coupon[text].box.size))
        alone[text].box = coupon[text].box
        alone[text + 1].box.origin = .zero
        var changed = merged
        changed[both].properties = ["top": 4, "bottom": 4, "leading": 10, "trailing": 10]
        return [
            Mutation("rename a composite view", coupon, renamed, []),
            Mutation("merge two paddings", coupon, merged, []),
            Mutation("split a padding in two", merged, coupon, []),
            Mutation("a modifier that does nothing", coupon, neutral, []),
            Mutation("no modifier that does nothing", neutral, coupon, []),
            Mutation("a stack around one text", coupon, alone, []),
            Mutation(
                "merge two paddings with another value", coupon, changed,
                texts: [
                    "`Badge`: horizontal padding 8 → 10 pt"
                ]),
        ]
    }

    /// Elements of a list keep their identity, whatever they look like.
    private static func identities() throws -> [Mutation] {
        let grid = try References.nodes("listing-grid/four-listings")
        let cards = grid.indices.filter {
            grid[$0].id.contains("ListingCard(") && grid[$0].depth == 3
        }
        guard cards.count == 4 else { return [] }
        let name = { (index: Int) -> String in
            let titles = grid[grid.subtree(at: cards[index])].filter {
                $0.id.hasSuffix("/VStack/VStack/VStack/Text")
            }
            return titles.first?.properties["text"]?.description ?? ""
        }
        let ids = cards.map { grid[$0].id }
        return [
            Mutation(
                "remove the second card", grid, try grid.removing(ids[1]),
                texts: [
                    "`ListingGrid`: `ListingCard` '\(name(1))' removed"
                ]),
            Mutation(
                "add the first card", try grid.removing(ids[0]), grid,
                texts: [
                    "`ListingGrid`: `ListingCard` '\(name(0))' added"
                ]),
            Mutation(
                "add the last card", try grid.removing(ids[3]), grid,
                texts: [
                    "`ListingGrid`: `ListingCard` '\(name(3))' added"
                ]),
        ]
    }
}
