import VitrineWording

/// How snapshots stand to their references, in words with a mark in their colour.
enum StatusMarkup {
    static func badge(_ status: SnapshotStatus, _ label: String) -> Markup {
        Tag.span(.class("status \(status.rawValue)")) { label }
    }

    /// One line for a whole site or a component.
    static func summary(of counts: StatusCounts, failures: Int) -> Markup {
        let statusCounts = counts.counts
        return Tag.p(.class("summary")) {
            if failures == 0, statusCounts.count == 1, let only = statusCounts.first, only.status == .matches
            {
                badge(.matches, only.count == 1 ? "matches its reference" : "all match their references")
            } else {
                for (status, count) in statusCounts { badge(status, status.label(count)) }
                if failures > 0 { badge(.failed, failureText(failures)) }
            }
        }
    }

    static func failureText(_ components: Int) -> String {
        "\(Pluralized.components(components)) \(Pluralized.failed(components))"
    }
}
