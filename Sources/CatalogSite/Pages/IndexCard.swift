import CatalogKit
import VitrineComposition
import VitrineViews
import VitrineWording

/// A component on the contact sheet.
struct IndexCard {
    /// A variant with the name of the page that shows it.
    struct Preview {
        var variant: SiteVariant
        var page: String
    }

    let component: SiteOutline.Component
    let previews: [Preview]
    /// How all its pictures stand.
    let statusCounts: StatusCounts

    /// How many variants of a component the sheet shows.
    static let previewLimit = 8

    var markup: Markup {
        Tag.article(.class("card"), .labelled(by: "name-\(component.file)")) {
            Tag.header {
                heading
                for tag in component.tags { Tag.span(.class("tag")) { tag } }
                if component.variantCount > 0 {
                    Tag.p(.class("facts")) {
                        Pluralized.variants(component.variantCount) + " · "
                            + Pluralized.modes(component.modes.count)
                    }
                }
                for (status, count) in statusCounts.counts where status != .matches {
                    StatusMarkup.badge(status, status.label(count))
                }
            }
            if let failure = component.failure {
                FailureMarkup.box(failure)
            } else {
                Tag.div(.class("stage")) { for preview in previews { markup(of: preview) } }
            }
        }
    }

    /// Below that of the group, where there is one.
    private var heading: Markup {
        let tag = component.group?.isEmpty == false ? Tag.h3 : Tag.h2
        return tag(.id("name-\(component.file)")) {
            Tag.a(.href("c/\(component.file).html")) { component.name }
        }
    }

    /// A variant's picture for each state of the switch; one that does not change serves both.
    private func markup(of preview: Preview) -> Markup {
        let variant = preview.variant
        let light = variant.pictures.first { $0.mode.colorScheme == .light } ?? variant.pictures.first
        let dark = variant.pictures.first { $0.mode.colorScheme == .dark }
        return Tag.a(.class("preview"), .href("c/\(preview.page).html#\(variant.file)")) {
            if let light, let dark, light.id != dark.id {
                PictureMarkup(light, of: variant, of: component.name, base: "").image(class: "in-light")
                PictureMarkup(dark, of: variant, of: component.name, base: "").image(class: "in-dark")
            } else if let light {
                PictureMarkup(light, of: variant, of: component.name, base: "").image(class: "in-both")
            }
        }
    }
}
