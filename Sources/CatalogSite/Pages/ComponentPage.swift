import CatalogKit
import SnapshotStore

/// A component in all its variants and modes.
struct ComponentPage {
    let content: SiteContent
    /// Which of the components.
    let index: Int

    private static let base = "../"

    private var component: SiteComponent { content.components[index] }

    var text: String {
        Page(
            title: "\(component.name) – \(content.name)", kind: "component", base: Self.base,
            navigation: navigation, content: body
        ).text
    }

    private var navigation: Markup {
        Tag.nav(.label("Components")) {
            Tag.a(.class("home"), .href("../index.html")) { content.name }
            Tag.details(.class("menu")) {
                Tag.summary { component.name }
                Tag.ul {
                    for (place, other) in content.components.enumerated() {
                        Tag.li {
                            if place == index {
                                Tag.a(.href("\(other.file).html"), .current) { other.name }
                            } else {
                                Tag.a(.href("\(other.file).html")) { other.name }
                            }
                        }
                    }
                }
            }
        }
    }

    private var body: Markup {
        let modes = component.modes
        return Markup.group([
            Tag.div(.class("title")) {
                Tag.h1 { component.name }
                Tag.p(.class("facts")) { facts(modes) }
                Tag.p(.class("source")) { Tag.code { component.source } }
                StandingMarkup.summary(of: [component])
                if modes.count > 1 { filter(modes) }
            },
            component.failure.map(FailureMarkup.box) ?? variants(modes),
            Tag.nav(.class("neighbours"), .label("Neighbours")) {
                if index > 0 { neighbour(content.components[index - 1], relation: "prev") }
                if index + 1 < content.components.count {
                    neighbour(content.components[index + 1], relation: "next")
                }
            },
        ])
    }

    private func facts(_ modes: [Mode]) -> String {
        [
            Counted.variants(component.variants.count), Counted.modes(modes.count),
            Counted.snapshots(component.pictures.count),
        ].joined(separator: " · ")
    }

    private func filter(_ modes: [Mode]) -> Markup {
        let choices = modes.enumerated().map { (ModeRules.value(of: $0), $1.name) }
        return Switch(name: "mode", legend: "Modes", choices: [("all", "All")] + choices).markup
    }

    private func variants(_ modes: [Mode]) -> Markup {
        Tag.div(.class("variants")) {
            for variant in component.variants { section(variant, modes) }
        }
    }

    private func section(_ variant: SiteVariant, _ modes: [Mode]) -> Markup {
        Tag.section(.class("variant"), .id(variant.file.text), .labelled(by: "name-\(variant.file)")) {
            Tag.header {
                Tag.h2(.id("name-\(variant.file)")) {
                    Tag.a(.href("#\(variant.file)")) { variant.name }
                }
                Tag.p(.class("source")) { Tag.code { "line \(variant.place.line)" } }
                if let shown = variant.pictures.first(where: { $0.drawing != nil }),
                    let drawing = shown.drawing
                {
                    ElementTable(nodes: drawing.nodes, mode: shown.mode.name).markup
                }
            }
            Tag.div(.class("pictures")) {
                for (place, mode) in modes.enumerated() {
                    for picture in variant.pictures where picture.mode == mode {
                        PictureMarkup(picture, of: variant, of: component, base: Self.base)
                            .figure(class: ModeRules.value(of: place))
                    }
                }
            }
        }
    }

    private func neighbour(_ other: SiteComponent, relation: String) -> Markup {
        Tag.a(.class(relation), .relation(relation), .href("\(other.file).html")) {
            Tag.span { relation == "prev" ? "Previous" : "Next" }
            other.name
        }
    }
}
