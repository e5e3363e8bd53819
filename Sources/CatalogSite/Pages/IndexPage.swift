import CatalogKit
import Composition
import Views

/// The contact sheet: a card for each component.
struct IndexPage {
    let content: SiteContent

    /// How many variants of a component the sheet shows.
    private static let previews = 8

    var text: String {
        Page(
            title: content.name, kind: "index", base: "",
            navigation: Tag.p(.class("home")) { "Component catalogue" }, content: body
        ).text
    }

    private var pictures: [SitePicture] { content.components.flatMap(\.pictures) }

    private var body: Markup {
        Markup.group([
            Tag.div(.class("title")) {
                Tag.h1 { content.name }
                Tag.p(.class("facts")) { facts }
                StandingMarkup.summary(of: content.components)
                Switch(
                    name: "pictures", legend: "Pictures", choices: [("light", "Light"), ("dark", "Dark")]
                ).markup
            },
            Tag.div(.class("sheet")) {
                for component in content.components { card(component) }
            },
        ])
    }

    private var facts: String {
        [
            Counted.components(content.components.count),
            Counted.variants(content.components.reduce(0) { $0 + $1.variants.count }),
            Counted.snapshots(pictures.count),
        ].joined(separator: " · ")
    }

    private func card(_ component: SiteComponent) -> Markup {
        Tag.article(.class("card"), .labelled(by: "name-\(component.file)")) {
            Tag.header {
                Tag.h2(.id("name-\(component.file)")) {
                    Tag.a(.href("c/\(component.file).html")) { component.name }
                }
                if !component.variants.isEmpty {
                    Tag.p(.class("facts")) {
                        Counted.variants(component.variants.count) + " · "
                            + Counted.modes(component.modes.count)
                    }
                }
                for (standing, count) in component.pictures.standings where standing != .matches {
                    StandingMarkup.badge(standing, standing.label(count))
                }
            }
            if let failure = component.failure {
                FailureMarkup.box(failure)
            } else {
                Tag.div(.class("stage")) {
                    for variant in component.variants.prefix(Self.previews) {
                        previews(of: variant, of: component)
                    }
                }
            }
        }
    }

    /// A variant's picture for each state of the switch; one that does not change serves both.
    private func previews(of variant: SiteVariant, of component: SiteComponent) -> Markup {
        let light = variant.pictures.first { $0.mode.colorScheme == .light } ?? variant.pictures.first
        let dark = variant.pictures.first { $0.mode.colorScheme == .dark }
        return Tag.a(.class("preview"), .href("c/\(component.file).html#\(variant.file)")) {
            if let light, let dark, light.id != dark.id {
                PictureMarkup(light, of: variant, of: component, base: "").image(class: "in-light")
                PictureMarkup(dark, of: variant, of: component, base: "").image(class: "in-dark")
            } else if let light {
                PictureMarkup(light, of: variant, of: component, base: "").image(class: "in-both")
            }
        }
    }
}
