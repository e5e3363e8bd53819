import CatalogKit

/// The pictures of a component: a row for each variant, a column for each mode, all in one scale.
struct VariantMatrix {
    let component: String
    let modes: [Mode]
    let variants: [SiteVariant]
    /// The way from the page's folder to the site's.
    let base: String
    /// Gives the address of a line of the component's source, where a page shows that.
    let lineLink: ((Int) -> String)?

    var markup: Markup {
        Tag.div(
            .class("matrix"), .role("region"), .label("Variants by modes"), .isFocusable
        ) {
            Tag.table {
                Tag.thead {
                    Tag.tr {
                        Tag.th(.scope("col")) { "Variant" }
                        for (place, mode) in modes.enumerated() {
                            Tag.th(.scope("col"), .class("cell \(ModeRules.value(of: place))")) { mode.name }
                        }
                    }
                }
                Tag.tbody { for variant in variants { row(variant) } }
            }
        }
    }

    private func row(_ variant: SiteVariant) -> Markup {
        Tag.tr(.class("variant"), .id(variant.file.text)) {
            Tag.th(.scope("row")) {
                Tag.a(.class("name"), .href("#\(variant.file)")) { variant.name }
                line(variant.place.line)
            }
            for (place, mode) in modes.enumerated() {
                let name = ModeRules.value(of: place)
                let pictures = variant.pictures.filter { $0.mode == mode }
                if pictures.isEmpty {
                    Tag.td(.class("cell empty"))
                } else {
                    Tag.td(.class("cell \(name)")) { content(pictures, of: variant) }
                }
            }
        }
    }

    /// One picture, or the steps of a scenario one after the other.
    private func content(_ pictures: [SitePicture], of variant: SiteVariant) -> Markup {
        let figures = pictures.map {
            PictureMarkup($0, of: variant, of: component, base: base).figure
        }
        if figures.count == 1, pictures[0].stepName == nil { return figures[0] }
        return Tag.ol(.class("filmstrip"), .label("Steps of \(variant.name)")) {
            for figure in figures { Tag.li { figure } }
        }
    }

    private func line(_ number: Int) -> Markup {
        guard let lineLink else { return Tag.span(.class("source")) { "line \(number)" } }
        return Tag.a(.class("source"), .href(lineLink(number))) { "line \(number)" }
    }
}
