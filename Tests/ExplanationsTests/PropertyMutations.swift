import VitrineComposition
import VitrineJSONValues

/// Mutations of single values: for each property of each kind another value, a new one, and none.
enum PropertyMutations {
    struct Rule {
        var kind: String
        var property: String
        var value: JSONValue?
        /// What is said of the old value `%o`.
        var words: String

        init(_ kind: String, _ property: String, _ value: JSONValue?, _ words: String) {
            self.kind = kind
            self.property = property
            self.value = value
            self.words = words
        }
    }

    private static let rules: [Rule] = [
        Rule("text", "text", "Other words", "text '%o' → 'Other words'"),
        Rule("text", "color", "#123456", "color %o → #123456"),
        Rule("text", "font size", 99, "font size %o → 99 pt"),
        Rule("text", "line limit", 9, "line limit %o → 9"),
        Rule("text", "line limit", nil, "line limit %o → unlimited"),
        Rule("text", "tracking", 3, "tracking %o → 3 pt"),
        Rule("text", "alignment", "trailing", "text alignment %o → trailing"),
        Rule("text", "strikethrough", nil, "strikethrough removed"),
        Rule("text", "features", nil, ": monospaced digits removed"),
        Rule("text", "line spacing", 7.5, "line spacing %o → 7.5 pt"),
        Rule("text", "minimum scale factor", 0.25, "minimum scale factor %o → 0.25"),
        Rule("icon", "color", "#123456", "color %o → #123456"),
        Rule("icon", "icon", "trash", "icon '%o' → 'trash'"),
        Rule("icon", "font size", 99, "font size %o → 99 pt"),
        Rule("image", "image", "plate", "picture '%o' → 'plate'"),
        Rule("image", "resizable", nil, "resizable removed"),
        Rule("image", "tint", "#112233", "tint #112233 added"),
        Rule("shape", "fill", "#123456", " %o → #123456"),
        Rule("shape", "stroke", "#123456", " color %o → #123456"),
        Rule("shape", "corner radius", 31, "corner radius %o → 31 pt"),
        Rule("shape", "line width", 7, "line width %o → 7 pt"),
        Rule("vstack", "spacing", 33, "spacing %o → 33 pt"),
        Rule("vstack", "spacing", nil, "spacing %o pt → standard"),
        Rule("vstack", "alignment", "trailing", "alignment %o → trailing"),
        Rule("hstack", "spacing", 33, "spacing %o → 33 pt"),
        Rule("hstack", "alignment", "bottom", "alignment %o → bottom"),
        Rule("padding", "all edges", 21, "padding %o → 21 pt"),
        Rule("frame", "width", 77, "width %o → 77 pt"),
        Rule("frame", "width", nil, "width %o pt removed"),
        Rule("frame", "height", 77, "height %o → 77 pt"),
        Rule("frame", "alignment", "leading top", "frame alignment %o → top leading"),
        Rule("flexible frame", "minimum width", 77, "minimum width %o → 77 pt"),
        Rule("flexible frame", "maximum width", 300, "maximum width infinite → 300 pt"),
        Rule("flexible frame", "minimum height", 44, "minimum height 44 pt added"),
        Rule("clip", "corner radius", 31, "corner radius %o → 31 pt"),
        Rule("aspect ratio", "ratio", 2, "aspect ratio %o → 2"),
        Rule("aspect ratio", "mode", "fit", "content mode %o → fit"),
        Rule("layout priority", "priority", 5, "layout priority %o → 5"),
        Rule("opacity", "opacity", 0.25, "opacity 100 % → 25 %"),
        Rule("shadow", "radius", 33, "shadow radius %o → 33 pt"),
        Rule("blur", "radius", 9, "blur %o → 9 pt"),
        Rule("rotation", "degrees", 90, "rotation %o° → 90°"),
        Rule("brightness", "amount", 0.5, "brightness %o → 0.5"),
        Rule("contrast", "amount", 0.75, "contrast %o → 0.75"),
        Rule("saturation", "amount", 0.5, "saturation %o → 0.5"),
        Rule("grayscale", "amount", 0.5, "grayscale %o → 0.5"),
        Rule("hue rotation", "degrees", 45, "hue rotation %o° → 45°"),
        Rule("color multiply", "color", "#123456", "multiplied color %o → #123456"),
        Rule("blend mode", "mode", "screen", "blend mode %o → screen"),
        Rule("background", "alignment", "leading top", "background alignment %o → top leading"),
        Rule("overlay", "alignment", "trailing bottom", "overlay alignment %o → bottom trailing"),
        Rule("mask", "alignment", "leading top", "mask alignment %o → top leading"),
        Rule("zstack", "alignment", "leading top", "alignment %o → top leading"),
        Rule("grid", "spacing", 2, "spacing %o → 2 pt"),
        Rule("flex", "column gap", 3, "column gap %o → 3 pt"),
        Rule("flex", "justify", "center", "justify start → center"),
        Rule("spacer", "minimum length", 30, "minimum length %o → 30 pt"),
        Rule("divider", "color", "#123456", "color %o → #123456"),
        Rule("canvas", "margin", 40, "margin %o → 40 pt"),
        Rule("canvas", "background", "#123456", "background %o → #123456"),
    ]

    /// Each rule at the first and at another element that has the property, and back.
    static func all() throws -> [Mutation] {
        let references = try References.all()
        return rules.flatMap { rule in
            var mutations: [Mutation] = []
            for (id, nodes) in references {
                guard mutations.count < 4 else { break }
                for position in nodes.indices where mutations.count < 4 {
                    guard let mutation = mutation(rule, at: position, of: nodes, in: id) else { continue }
                    mutations.append(mutation)
                    break
                }
            }
            return mutations.count > 2 ? [mutations[0], mutations[mutations.count - 1]] : mutations
        }
    }

    private static func mutation(
        _ rule: Rule, at position: Int, of nodes: [NodeDescription], in id: String
    ) -> Mutation? {
        let node = nodes[position]
        guard node.kind == rule.kind, node.properties[rule.property] != rule.value else { return nil }
        let old = node.properties[rule.property]
        if old == nil, !rule.words.hasSuffix("added"), !rule.words.contains("start") { return nil }
        // Of a text of several styles the words are said in parts.
        if rule.kind == "text", node.properties["runs"] != nil { return nil }
        if case .string(let text)? = old, text.hasPrefix("srgb") || text.count > 50 || text.contains("\n") {
            return nil
        }
        if case .record? = old { return nil }
        if case .string(let text)? = old, text.hasPrefix("#"), text.count > 7 { return nil }
        if rule.kind == "opacity", old != 1 { return nil }
        if case .list? = old, rule.words.contains("%o") { return nil }
        let words = rule.words.replacing("%o", with: old.map(said) ?? "")
        let element =
            node.id.split(separator: ":").count > 1 && !node.id.hasSuffix("/") ? elementID(node.id) : node.id
        return Mutation(
            "\(rule.kind) \(rule.property) in \(id)", nodes,
            nodes.setting(rule.property, rule.value, at: position),
            [.ending(words, element: element)])
    }

    private static func elementID(_ id: String) -> String {
        let start = id.lastIndex(of: "/") ?? id.startIndex
        guard let colon = id[start...].lastIndex(of: ":") else { return id }
        return String(id[..<colon])
    }

    private static func said(_ value: JSONValue) -> String {
        if case .string(let text) = value {
            // Alignments are said as authors write them.
            let parts = text.split(separator: " ")
            if parts.count == 2, parts[0] == "center" { return String(parts[1]) }
            if parts.count == 2, parts[1] == "center" { return String(parts[0]) }
            if parts.count == 2, parts[1] == "top" || parts[1] == "bottom" {
                return "\(parts[1]) \(parts[0])"
            }
        }
        if case .number(let number) = value { return PropertyMutations.decimal(number) }
        return "\(value)"
    }

    private static func decimal(_ number: Double) -> String {
        let rounded = (number * 1000).rounded() / 1000
        if rounded.isInfinite { return "infinite" }
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
