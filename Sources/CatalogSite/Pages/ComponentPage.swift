import CatalogKit
import SnapshotStore

/// A component in all its variants and modes.
///
/// One with many variants has several pages.
struct ComponentPage {
    let outline: SiteOutline
    /// Which of the components.
    let index: Int
    /// Which of its pages, from 1 on.
    let page: Int
    let variants: [SiteVariant]

    private static let base = "../"

    /// The most components of the menu, the nearest ones.
    private static let menuLimit = 60

    private var component: SiteOutline.Component { outline.components[index] }

    var text: String {
        Page(
            title: "\(component.name) – \(outline.name)", kind: "component", base: Self.base,
            navigation: navigation, content: body
        ).text
    }

    private var navigation: Markup {
        Tag.nav(.label("Components")) {
            Tag.a(.class("home"), .href("../index.html")) { outline.name }
            Tag.details(.class("menu")) {
                Tag.summary { component.name }
                Tag.ul {
                    for place in nearest {
                        Tag.li { menuItem(place) }
                    }
                    if nearest.count < outline.components.count {
                        Tag.li { Tag.a(.href("../index.html")) { "All components" } }
                    }
                }
            }
        }
    }

    private var nearest: Range<Int> {
        let start = max(0, min(index - Self.menuLimit / 2, outline.components.count - Self.menuLimit))
        return start..<min(start + Self.menuLimit, outline.components.count)
    }

    private func menuItem(_ place: Int) -> Markup {
        let other = outline.components[place]
        if place == index { return Tag.a(.href("\(other.file).html"), .current) { other.name } }
        return Tag.a(.href("\(other.file).html")) { other.name }
    }

    private var body: Markup {
        let modes = component.modes
        return Markup.group([
            Tag.div(.class("title")) {
                Tag.h1 { component.name }
                Tag.p(.class("facts")) { facts(modes) }
                Tag.p(.class("source")) { Tag.code { component.source } }
                StatusMarkup.summary(of: statusCounts, failures: component.failure == nil ? 0 : 1)
                if modes.count > 1 { filter(modes) }
            },
            component.failure.map(FailureMarkup.box) ?? sections(modes),
            component.paging.links(from: page),
            Tag.nav(.class("neighbours"), .label("Neighbours")) {
                if index > 0 { neighbour(outline.components[index - 1], relation: "prev") }
                if index + 1 < outline.components.count {
                    neighbour(outline.components[index + 1], relation: "next")
                }
            },
        ])
    }

    private var statusCounts: StatusCounts {
        var statusCounts = StatusCounts()
        for variant in variants {
            for picture in variant.pictures { statusCounts.add(picture.status) }
        }
        return statusCounts
    }

    private func facts(_ modes: [Mode]) -> String {
        [
            Pluralized.variants(component.variantCount), Pluralized.modes(modes.count),
            Pluralized.snapshots(component.snapshotCount),
        ].joined(separator: " · ")
    }

    private func filter(_ modes: [Mode]) -> Markup {
        let choices = modes.enumerated().map { (ModeRules.value(of: $0), $1.name) }
        return Switch(name: "mode", legend: "Modes", choices: [("all", "All")] + choices).markup
    }

    private func sections(_ modes: [Mode]) -> Markup {
        Tag.div(.class("variants")) {
            for variant in variants { section(variant, modes) }
        }
    }

    private func section(_ variant: SiteVariant, _ modes: [Mode]) -> Markup {
        Tag.section(.class("variant"), .id(variant.file.text), .labelled(by: "name-\(variant.file)")) {
            Tag.header {
                Tag.h2(.id("name-\(variant.file)")) {
                    Tag.a(.href("#\(variant.file)")) { variant.name }
                }
                Tag.p(.class("source")) { Tag.code { "line \(variant.place.line)" } }
                if let (nodes, mode) = variant.elements { ElementTable(nodes: nodes, mode: mode).markup }
            }
            Tag.div(.class("pictures")) {
                for (place, mode) in modes.enumerated() {
                    for picture in variant.pictures where picture.mode == mode {
                        PictureMarkup(picture, of: variant, of: component.name, base: Self.base)
                            .figure(class: ModeRules.value(of: place))
                    }
                }
            }
        }
    }

    private func neighbour(_ other: SiteOutline.Component, relation: String) -> Markup {
        Tag.a(.class(relation), .relation(relation), .href("\(other.file).html")) {
            Tag.span { relation == "prev" ? "Previous" : "Next" }
            other.name
        }
    }
}
