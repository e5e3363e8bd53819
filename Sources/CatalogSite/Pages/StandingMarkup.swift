/// How snapshots stand to their references, in words with a mark in their colour.
enum StandingMarkup {
    static func badge(_ standing: Standing, _ label: String) -> Markup {
        Tag.span(.class("standing \(standing.rawValue)")) { label }
    }

    /// One line for a whole site or a component.
    static func summary(of counts: Standings, failures: Int) -> Markup {
        let standings = counts.counts
        return Tag.p(.class("summary")) {
            if failures == 0, standings.count == 1, let only = standings.first, only.standing == .matches {
                badge(.matches, only.count == 1 ? "matches its reference" : "all match their references")
            } else {
                for (standing, count) in standings { badge(standing, standing.label(count)) }
                if failures > 0 {
                    badge(.failed, "\(Counted.components(failures)) failed to say what they show")
                }
            }
        }
    }
}
