import CatalogKit
import VitrineViews
import VitrineWording

/// In which circumstances components are shown, and which views no definition is of.
struct CoverageTable {
    let outline: SiteOutline
    /// Views of the catalogue's own that pictures show, with the components that show them.
    let undefined: [(view: String, place: String, components: [Int])]

    /// The most components, and the most views.
    private static let limit = 2000

    /// What a component may be shown in.
    private static let circumstances: [(title: String, holds: @Sendable (Mode) -> Bool)] = [
        ("Dark", { $0.colorScheme == .dark }),
        ("Right to left", { $0.layoutDirection == .rightToLeft }),
        ("Large text", { $0.dynamicTypeSize.isAccessibilitySize }),
        ("More contrast", { $0.contrast == .increased }),
        ("Another language", { !$0.localeIdentifier.hasPrefix("en") }),
        ("Another width", { $0.width != Mode.light.width }),
    ]

    var markup: Markup { .group([table, views]) }

    private var table: Markup {
        let shown = outline.components.filter { $0.failure == nil }
        if shown.isEmpty { return .group([]) }
        return Tag.section(.class("listing"), .labelled(by: "_coverage")) {
            Tag.h2(.id("_coverage")) { "Coverage" }
            Tag.p(.class("facts")) {
                let counts = Self.circumstances.map { circumstance in
                    "\(circumstance.title.lowercased()) \(shown.count { $0.modes.contains(where: circumstance.holds) })"
                }
                "Of \(Pluralized.components(shown.count)) are shown: \(counts.joined(separator: ", "))."
            }
            Tag.div(.class("scroll coverage"), .isFocusable, .role("region"), .label("Coverage")) {
                Tag.table {
                    Tag.thead {
                        Tag.tr {
                            Tag.th(.scope("col")) { "Component" }
                            Tag.th(.scope("col")) { "Variants" }
                            Tag.th(.scope("col")) { "Snapshots" }
                            for circumstance in Self.circumstances {
                                Tag.th(.scope("col")) { circumstance.title }
                            }
                        }
                    }
                    Tag.tbody { for component in shown.prefix(Self.limit) { row(component) } }
                }
            }
        }
    }

    private func row(_ component: SiteOutline.Component) -> Markup {
        Tag.tr {
            Tag.th(.scope("row")) { Tag.a(.href("c/\(component.file).html")) { component.name } }
            Tag.td { "\(component.variantCount)" }
            Tag.td { "\(component.snapshotCount)" }
            for circumstance in Self.circumstances {
                if component.modes.contains(where: circumstance.holds) {
                    Tag.td { Tag.span(.class("status matches")) { "yes" } }
                } else {
                    Tag.td { Tag.span(.class("facts")) { "no" } }
                }
            }
        }
    }

    private var views: Markup {
        if undefined.isEmpty { return .group([]) }
        return Tag.section(.class("listing"), .labelled(by: "_undefined")) {
            Tag.h2(.id("_undefined")) { "Views without a definition (\(undefined.count))" }
            Tag.p(.class("facts")) { "Pictures of other components show them." }
            Tag.ul {
                for entry in undefined.prefix(Self.limit) {
                    Tag.li {
                        Tag.code(.tooltip(entry.place)) { entry.view }
                        Tag.span {
                            "in "
                            ComponentLinks(numbers: entry.components, outline: outline).markup
                        }
                    }
                }
            }
        }
    }
}
