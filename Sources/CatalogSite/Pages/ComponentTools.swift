import CatalogKit

/// The bar above a component's pictures.
struct ComponentTools {
    let modes: [Mode]
    let zoom: Zoom

    /// How large pictures are beside their points.
    enum Zoom: String, CaseIterable {
        case half = "50"
        case full = "100"
        case double = "200"
    }

    var markup: Markup {
        Tag.div(.class("toolbar")) {
            if modes.count > 1 {
                let choices = modes.enumerated().map { (ModeRules.value(of: $0), $1.name) }
                Switch(name: "mode", legend: "Modes", choices: [("all", "All")] + choices).markup
            }
            Switch(
                name: "zoom", legend: "Size",
                choices: Zoom.allCases.map { ($0.rawValue, "\($0.rawValue) %") },
                chosen: zoom.rawValue
            ).markup
            Tag.div(.class("tools"), .isHiddenAtFirst) {
                button("large", "One large", key: "f", isPressed: false)
                button("inspect", "Inspect", key: "i", isPressed: true)
                button("outlines", "Outlines", key: "o", isPressed: false)
                button("order", "Reading order", key: "a", isPressed: false)
                button("baselines", "Baselines", key: "b", isPressed: false)
                button("safe-area", "Safe area", key: "s", isPressed: false)
            }
        }
    }

    /// What a button does is decided by the script of its name.
    private func button(_ name: String, _ label: String, key: String, isPressed: Bool) -> Markup {
        Tag.button(
            .type("button"), .data("does", name), .pressed(isPressed), .shortcut(key),
            .tooltip("\(label) (\(key))")
        ) { label }
    }
}
