/// The part of the style sheet that depends on how many modes the components have.
enum ModeRules {
    /// What the mode at a place is called in markup.
    static func value(of place: Int) -> String { "m\(place + 1)" }

    /// Leaves only the chosen mode and the variants that have it.
    static func text(modes: Int) -> String {
        var text = ""
        for place in 0..<modes {
            let value = value(of: place)
            text += ":root:has(#_mode-\(value):checked) "
            text += ":is(.cell:not(.\(value)), .variant:not(:has(.\(value)))) { display: none; }\n"
        }
        return text
    }
}
